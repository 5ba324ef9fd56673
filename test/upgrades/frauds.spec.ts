import { ItemsGranted } from '@skins/engine/bag';
import { rollOf, upgradeOddsOf, upgradeQuoteOf } from '@skins/engine/fairness';
import type { EventData, Reveal } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { UPGRADE_ODDS, UpgradePlayed } from '@skins/engine/upgrades';
import { describe, expect, it } from 'vitest';
import { divergenceOf } from '../kit/audited.ts';
import { type Forge, both, edited, logOf, without } from '../kit/forge.ts';
import { ANNA, begin } from '../kit/platform.ts';
import { World } from '../kit/world.ts';
import { changeOdds, holding, lostAndWon, upgradingNow } from './orders.ts';

// Frauds of a shop that cheats at upgrades carefully: everything else is consistent with the lie.

type Played = EventData<typeof UpgradePlayed>;

function played(): World {
  const world = new World();
  begin(world, { [ANNA]: 100 });
  const [second = 2, third = 3] = holding(world, ANNA, 'plain', 3);
  lostAndWon(world, ANNA);
  world.must(upgradingNow(world, ANNA, { numbers: [second], gems: 30_000 }));
  // Many plays: a lie about the seed alone is isolated only if the other seed gives the same result.
  for (let k = 0; k < 8; k += 1) world.must(upgradingNow(world, ANNA, { gems: 20_000 }));
  world.must(upgradingNow(world, ANNA, { numbers: [third], gems: 30_000 }));
  return world;
}
const world = played();
const log = logOf(world.records);
const upgrades = log.flatMap((record) => (UpgradePlayed.is(record) ? [record.data] : []));

const rolled = (reveal: Reveal) => rollOf(reveal.userSeed, reveal.serverSeed).ticket;

/** Changes the seeds of an upgrade after the first, where other seeds give the same result. */
function rerolled(seedsOf: (data: Played) => Reveal): Forge {
  const known = (data: Played) =>
    data.reveal.index > 5 &&
    data.reveal.index < world.secrets.length &&
    data.won === rolled(seedsOf(data)) <= data.winUpTo;
  return edited(UpgradePlayed, (data) => ({ reveal: seedsOf(data), ticket: rolled(seedsOf(data)) }), {
    where: known,
  });
}
const seedsAt = ({ reveal }: Played, index: number): Reveal => ({
  ...reveal,
  index,
  serverSeed: world.secrets.seed(ANNA, reveal.chainId, index),
});

/** A win without its item, and a loss with one. */
const flipped = (won: boolean): Forge => {
  const which = { where: (data: Played) => data.won === won };
  const itemId = `${ANNA}-5`;
  return won
    ? both(
        edited(UpgradePlayed, () => ({ won: false, itemId: null }), which),
        without(ItemsGranted, { where: ({ source }) => source === 3 }),
      )
    : edited(UpgradePlayed, () => ({ won: true, itemId }), which);
};

/** The chance of the first upgrade, with gems only, computed from another stake. */
const atAnotherRate: Forge = edited(UpgradePlayed, ({ targetPrice }) => {
  const { rate, winUpTo } = upgradeOddsOf(39_000, targetPrice, UPGRADE_ODDS.first);
  return { rate: { numerator: `${rate.numerator}`, denominator: `${rate.denominator}` }, winUpTo };
});

/** Another item of the player instead of the chosen one, consistently. */
const swapped: Forge = (all) => {
  const other = all
    .flatMap((record) => (ItemsGranted.is(record) ? record.data.items : []))
    .find(({ itemId }) => upgrades.every(({ items }) => items.every((item) => item.itemId !== itemId)));
  if (other === undefined) throw new RangeError('there is no other item');
  return edited(
    UpgradePlayed,
    (data) => ({ items: [other], quote: upgradeQuoteOf({ ...data, items: [other] }) }),
    { nth: -1 },
  )(all);
};

describe('the auditor reports', () => {
  it.each<readonly [string, string, Forge]>([
    ['a flipped result: a win told as a loss', 'upgrade-result', flipped(true)],
    ['a flipped result: a loss told as a win', 'upgrade-result', flipped(false)],
    ['a changed rate', 'upgrade-rate', atAnotherRate],
    [
      'a wrong fee',
      'upgrade-fee',
      edited(UpgradePlayed, () => ({ fee: { numerator: '2', denominator: '25' } })),
    ],
    ['a swapped item', 'upgrade-items', swapped],
    ['a re-used seed', 'seed-index', rerolled((data) => seedsAt(data, data.reveal.index - 1))],
    [
      'a re-used seed under the index that is due',
      'server-seed',
      rerolled((data) => ({ ...seedsAt(data, data.reveal.index - 1), index: data.reveal.index })),
    ],
    ['a skipped seed', 'seed-index', rerolled((data) => seedsAt(data, data.reveal.index + 1))],
  ])('%s', (_what, rule, forge) => {
    expect(upgrades.some(({ won }) => won)).toBe(true);
    expect(divergenceOf(log, shop)).toBeUndefined();
    expect(divergenceOf(forge(log), shop)).toMatchObject({ rule });
  });

  it.each([
    ['a chance beyond the bounds in force', { maximumRate: 9_500 }, 79_000, 'upgrade-rate'],
    ['a fee of other rules than those that it names', { minimumPumpingRatio: 100 }, 10_000, 'upgrade-fee'],
  ])('%s, if the shop decides by unpublished rules', (_what, bent, gems, rule) => {
    const cheating = new World();
    begin(cheating, { [ANNA]: 100 });
    cheating.must(upgradingNow(cheating, ANNA, { gems, bent }));

    expect(divergenceOf(logOf(cheating.records), shop)).toMatchObject({ rule });
  });

  it('a target beyond the bounds in force', () => {
    const cheating = new World();
    begin(cheating, { [ANNA]: 100 });
    changeOdds(cheating, 1, { maximumPrice: 79_999 });
    cheating.must(upgradingNow(cheating, ANNA, { gems: 10_000, bent: { maximumPrice: 80_000 } }));

    expect(divergenceOf(logOf(cheating.records), shop)).toMatchObject({ rule: 'upgrade-target' });
  });
});
