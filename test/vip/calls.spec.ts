import { START } from '@skins/api/foundation/store';
import { readRecorded } from '@skins/api/foundation/runtime';
import { UNITS_PER_GEM } from '@skins/engine/kernel';
import { TopUpOrdered } from '@skins/engine/payments';
import { shop } from '@skins/engine/shop';
import { VIP_TABLE, claimVipBonus } from '@skins/engine/vip';
import { describe, expect, it } from 'vitest';
import { begunStore } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { audited } from '../kit/audited.ts';
import { openPayNode } from '../payments/node.ts';
import { PaperProvider } from '../payments/paper-provider.ts';

const ANNA = 'anna0000';

/** Opens a shop in which Anna buys gems and claims her level's bonus. */
async function opened() {
  const clock = new HandClock();
  const store = await begunStore(clock.time);
  const provider = new PaperProvider();
  const node = await openPayNode({ store, clock: clock.read, timers: clock.timers, provider });
  const { game, desk } = node;
  /** @returns the provider's id of the payment */
  const buy = async (goodsId: string, key: string): Promise<string> => {
    const orderId = await node.order(ANNA, goodsId, key);
    await node.settle();
    const { reference = '' } = (await desk.read(orderId)).payment;
    await desk.hear(provider.become(reference, { state: 'paid' }));
    await node.settle();
    return reference;
  };
  const dispute = async (reference: string) => {
    await desk.hear(provider.become(reference, { reversed: 'chargeback' }));
    await node.settle();
  };
  const claim = (level: number, commandId: string) =>
    game.runCommand(claimVipBonus, {
      playerId: ANNA,
      commandId,
      input: { level },
      context: (draw) => ({ ...draw, table: game.rulesAt(VIP_TABLE, draw.time) }),
    });
  const balance = async () => (await game.readPlayer(ANNA)).wallet.balance;
  const orders = async () =>
    (await store.readAll(START, 1_000))
      .map((recorded) => readRecorded(recorded, shop.codec).event)
      .filter(TopUpOrdered.is)
      .map(({ data }) => data);
  const divergence = async () => {
    const records = (await store.readAll(START, 1_000)).map(({ record }) => record);
    return audited(records, shop).divergence;
  };
  return { buy, dispute, claim, balance, orders, divergence };
}

const codeOf = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['claim']>>) =>
  outcome.kind === 'refused' ? outcome.rejection.code : outcome.kind;

describe('a VIP bonus', () => {
  it('is paid once under concurrency, and again the same under its key (attacks 1 and 17)', async () => {
    const { buy, claim, balance, divergence } = await opened();
    await buy('gems-30', 'p1');
    const before = await balance();
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => claim(1, `k${n}`)));
    expect(outcomes.map(codeOf).toSorted()).toEqual(['done', ...Array<string>(49).fill('vip-claimed')]);
    const won = outcomes.findIndex(({ kind }) => kind === 'done');
    expect(await claim(1, `k${won}`)).toEqual(outcomes[won]);
    expect((await balance()) - before).toBe(0.1 * UNITS_PER_GEM);
    expect(await divergence()).toBeUndefined();
  });

  it('of a level whose top-up was charged back is not paid, not even out of order (attack 17)', async () => {
    const { buy, dispute, claim, divergence } = await opened();
    const reference = await buy('gems-100', 'p1');
    expect(codeOf(await claim(2, 'a'))).toBe('vip-out-of-order');
    expect(codeOf(await claim(1, 'b'))).toBe('done');
    await dispute(reference);
    expect(codeOf(await claim(2, 'c'))).toBe('vip-not-reached');
    // A refusal uses up its key: a late retry does not succeed once the level is reached.
    await buy('gems-100', 'p2');
    expect(codeOf(await claim(2, 'c'))).toBe('vip-not-reached');
    expect(codeOf(await claim(1, 'd'))).toBe('vip-claimed');
    expect(codeOf(await claim(2, 'e'))).toBe('done');
    expect(await divergence()).toBeUndefined();
  });

  it('of an order depends on the level at the order, and is none while a claimed level is lost', async () => {
    const { buy, dispute, claim, orders, divergence } = await opened();
    const bonuses = async () =>
      (await orders()).map(({ bonus, bonusRate }) => [bonus / UNITS_PER_GEM, bonusRate]);
    const first = await buy('gems-100', 'p1');
    await claim(1, 'c1');
    await claim(2, 'c2');
    await buy('gems-10', 'p2');
    await dispute(first);
    await buy('gems-10', 'p3');
    await buy('gems-30', 'p4');
    await buy('gems-10', 'p5');
    expect(await bonuses()).toEqual([
      [0, 0],
      [0.1, 100],
      [0, 0],
      [0, 0],
      [0.1, 100],
    ]);
    expect(await divergence()).toBeUndefined();
  });
});
