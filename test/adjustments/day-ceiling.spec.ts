import { Projector } from '@skins/api/foundation/projections';
import { createMemoryStore } from '@skins/api/foundation/store';
import { DAY_MS, UNITS_PER_GEM } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { AdjustmentDesk, NotCounted } from '../../api/src/slices/adjustments/adjustment-desk.ts';
import { DaySpending, adjustmentReserved } from '../../api/src/slices/adjustments/day-spending.ts';
import { views } from '../../api/src/slices/adjustments/views.ts';
import { type SampleGame, sampleGame } from '../samples/api/game.ts';
import { sampleOperator } from '../samples/api/operator.ts';
import { overBoth } from '../tables/databases.ts';

const [ANNA, BEN] = ['anna0000', 'ben00000'];
/** An owner may move this many gems at once, and four times as many a day. */
const MOST = 5_000;
const credit = { way: 'credit', amount: MOST * UNITS_PER_GEM, reason: 'goodwill' } as const;

overBoth('the ceiling of an operator’s day', [adjustmentReserved], ({ tables, stored }) => {
  let now: number;
  let game: SampleGame;
  let by: string;
  beforeEach(async () => {
    now = 20_000 * DAY_MS;
    game = await sampleGame(createMemoryStore(), () => (now += 1));
    by = await sampleOperator(game);
    for (const player of [ANNA, BEN]) await game.register(player);
  });

  /** Opens the desk of a node, whose lists learn of nothing more until they catch up. */
  async function node(acting: Pick<SampleGame, 'act'> = game) {
    const lists = new Database(':memory:');
    const projector = new Projector(game.store, shop.codec, lists, views, (_name, error) => {
      throw error;
    });
    await projector.catchUp();
    const desk = new AdjustmentDesk(
      { ...game, ...acting },
      new DaySpending(tables(), lists),
      projector.progress,
    );
    let acts = 0;
    return {
      adjust: (
        player = ANNA,
        adjustment: Parameters<typeof desk.adjust>[1] = credit,
        id = `${(acts += 1)}`,
      ) => desk.adjust(player, adjustment, by, id),
      left: async () => (await desk.room({ operatorId: by, role: 'owner' })).left / UNITS_PER_GEM,
      catchUp: () => projector.catchUp(),
    };
  }

  it('holds for two nodes together, over all players', async () => {
    const [one, two] = [await node(), await node()];
    // The ids of both are alike, so each has its own player.
    const tried = await Promise.all([1, 2, 3, 4].flatMap(() => [one.adjust(ANNA), two.adjust(BEN)]));
    const done = tried.filter(({ kind }) => kind === 'done').length;

    expect(done).toBeLessThanOrEqual(4);
    for (let more = done; more < 4; more += 1) expect((await one.adjust()).kind).toBe('done');
    for (const each of [one, two]) {
      const refused = { kind: 'refused', rejection: { code: 'above-day-ceiling', left: 0 } };
      expect(await each.adjust(each === one ? ANNA : BEN)).toMatchObject(refused);
      expect(await each.left()).toBe(0);
      await each.catchUp();
      expect(await each.left()).toBe(0);
    }
    now += DAY_MS;
    expect(await one.left()).toBe(4 * MOST);
  });

  it('counts an adjustment once, with its reservation and in the lists, also if it is repeated', async () => {
    const [one, two] = [await node(), await node()];
    // Before its first adjustment a node waits for its lists.
    expect((await two.adjust('nobody00')).kind).toBe('refused');
    const first = await one.adjust(ANNA, credit, 'once');

    expect(await two.adjust(ANNA, credit, 'once')).toEqual(first);
    expect([await one.left(), await two.left()]).toEqual([3 * MOST, 3 * MOST]);
    await two.catchUp();
    expect([await one.left(), await two.left()]).toEqual([3 * MOST, 3 * MOST]);
  });

  it('does not count what was refused', async () => {
    const one = await node();

    expect(await one.adjust(ANNA, { ...credit, way: 'debit' })).toMatchObject({ kind: 'refused' });
    expect(await stored('adjustment_reserved')).toEqual([]);
    expect(await one.left()).toBe(4 * MOST);
  });

  it('counts an adjustment with an unknown outcome until the day ends, and forgets it later', async () => {
    const broken = await node({ act: () => Promise.reject(new Error('the connection is lost')) });
    const two = await node();
    await expect(broken.adjust()).rejects.toThrow('the connection is lost');

    expect(await two.left()).toBe(3 * MOST);
    now += DAY_MS;
    expect(await two.left()).toBe(4 * MOST);
    now += 2 * DAY_MS;
    await two.adjust();
    expect(await stored('adjustment_reserved')).toHaveLength(1);
  });

  it('is not exceeded when the day ends between reservation and decision', async () => {
    const late = await node({
      act: (command, options) => {
        now += DAY_MS;
        return game.act(command, options);
      },
    });
    await expect(late.adjust()).rejects.toThrow(NotCounted);

    expect(await stored('adjustment_reserved')).toEqual([]);
    expect((await game.readPlayer(ANNA)).wallet.balance).toBe(1_000 * UNITS_PER_GEM);
  });
});
