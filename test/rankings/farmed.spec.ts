import { RankPrizePaid, RankPrizeWithheld, RankingClosed, prizesOf, RANKINGS } from '@skins/engine/rankings';
import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import { openingNow } from '../boxes/orders.ts';
import { changing, reboxing } from '../catalogue/orders.ts';
import { claiming, named } from '../identity/orders.ts';
import { audited } from '../kit/audited.ts';
import { ANNA, BEN, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { dayOf } from '../kit/house.ts';
import { closing, counted, midnight, settled } from './orders.ts';

const DEAR = 'box-two';

function opened(): World {
  const world = new World();
  begin(world, { [ANNA]: 500, [BEN]: 500 });
  changing(world, 1, reboxing(DEAR, 30_000, 0));
  return world;
}

const eventsIn = (world: World, type: string): readonly { stream: string; data: Record<string, unknown> }[] =>
  world.records
    .map((record): { type: string; stream: string; data: Record<string, unknown> } => JSON.parse(record))
    .filter((record) => record.type === type);

describe('a farmed ranking (attacks 12 and 15)', () => {
  it('does not count the cheapest tickets', () => {
    const world = opened();
    const day = dayOf(world);
    for (let n = 0; n < 5; n += 1) world.must(openingNow(world, ANNA, 10));
    expect(counted(world, 'box', day)).toMatchObject({ plays: 0, rows: [] });
    world.must(openingNow(world, BEN, 1, DEAR));
    expect(counted(world, 'box', day).rows).toHaveLength(1);
  });

  it('pays less than it costs on average, whoever plays alone', () => {
    const world = opened();
    const day = dayOf(world);
    named(world, ANNA, '1');
    for (let n = 0; n < 5; n += 1) world.must(openingNow(world, ANNA, 10, DEAR));
    settled(world, 'box', day);
    const [closed] = eventsIn(world, RankingClosed.type);
    const edge = Number(closed?.data['edge']);
    const [paid] = eventsIn(world, RankPrizePaid.type);
    // 11,499 of each open stay with the house on average, rounded down.
    expect(edge).toBe(50 * 11_499);
    expect(Number(paid?.data['amount'])).toBe(prizesOf(RANKINGS.first, 'box', edge)[0]);
    expect(Number(paid?.data['amount'])).toBeLessThan(edge * 0.2);
  });

  it('pays one account of a person: a card names no second one', () => {
    const world = opened();
    const day = dayOf(world);
    named(world, ANNA, '1');
    expect(world.run(claiming('card', '1', BEN)).kind).toBe('refused');
    for (const player of [ANNA, BEN]) world.must(openingNow(world, player, 10, DEAR));
    settled(world, 'box', day);
    expect(eventsIn(world, RankPrizePaid.type).map(({ stream }) => stream)).toEqual([`player-${ANNA}`]);
    const withheld = eventsIn(world, RankPrizeWithheld.type);
    expect(withheld.map(({ stream, data }) => [stream, data['reason']])).toEqual([
      [`player-${BEN}`, 'unverified'],
    ]);
    expect(audited(world.records, shop).divergence).toBeUndefined();
  });
});

describe('a table that the shop made up', () => {
  it('is named, though its closing command is well formed', () => {
    const world = opened();
    const day = dayOf(world);
    for (const player of [ANNA, BEN]) world.must(openingNow(world, player, 10, DEAR));
    midnight(world, day);
    const input = counted(world, 'box', day);
    world.must(closing({ ...input, rows: input.rows.slice(1) }));
    expect(audited(world.records, shop).divergence).toMatchObject({ rule: 'rank-table' });
  });
});
