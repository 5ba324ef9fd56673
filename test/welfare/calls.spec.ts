import { START } from '@skins/api/foundation/store';
import { notices, newNotices, receiveWeekBenefits, weekBenefitsInfo } from '@skins/api/welfare/contract';
import { DAY_MS, UNITS_PER_GEM } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { VIP_TABLE, claimVipBonus, levelInForce } from '@skins/engine/vip';
import { WEEK_BENEFITS, claimWeekBenefits } from '@skins/engine/welfare';
import { describe, expect, it } from 'vitest';
import { begunStore } from '../sample-duel/shop.ts';
import { HandClock } from '../flows/hand-clock.ts';
import { newPlayer } from '../http/player.ts';
import { sharedShop } from '../http/shop.ts';
import { audited } from '../kit/audited.ts';
import { openPayNode } from '../payments/node.ts';
import { PaperProvider } from '../payments/paper-provider.ts';

const ANNA = 'anna0000';
const WEEK_MS = 7 * DAY_MS;

/** Opens a shop in which Anna buys gems and claims her level's welfare. */
async function opened() {
  const clock = new HandClock();
  const store = await begunStore(clock.time);
  const provider = new PaperProvider();
  const node = await openPayNode({ store, clock: clock.read, timers: clock.timers, provider });
  const { game, desk } = node;
  const tell = async (told: Parameters<typeof desk.hear>[0]) => {
    await desk.hear(told);
    await node.settle();
  };
  return {
    clock,
    /** @returns the provider's id of the payment */
    buy: async (goodsId: string, key: string): Promise<string> => {
      const orderId = await node.order(ANNA, goodsId, key);
      await node.settle();
      const { reference = '' } = (await desk.read(orderId)).payment;
      await tell(provider.become(reference, { state: 'paid' }));
      return reference;
    },
    dispute: (reference: string) => tell(provider.become(reference, { reversed: 'chargeback' })),
    bonus: (level: number, commandId: string) =>
      game.runCommand(claimVipBonus, {
        playerId: ANNA,
        commandId,
        input: { level },
        context: (draw) => ({ ...draw, table: game.rulesAt(VIP_TABLE, draw.time) }),
      }),
    claim: async (commandId: string) => {
      const outcome = await game.runCommand(claimWeekBenefits, {
        playerId: ANNA,
        commandId,
        input: {},
        context: (draw, { vip }) => ({
          ...draw,
          benefits: game.rulesAt(WEEK_BENEFITS, draw.time),
          vip: levelInForce(vip, game.rulesAt(VIP_TABLE, draw.time)),
          houseOffset: game.houseOffset(draw.time),
        }),
      });
      return outcome.kind === 'refused'
        ? outcome.rejection.code
        : outcome.kind === 'done'
          ? outcome.reply.amount / UNITS_PER_GEM
          : outcome.kind;
    },
    divergence: async () => {
      const records = (await store.readAll(START, 1_000)).map(({ record }) => record);
      return audited(records, shop).divergence;
    },
  };
}

describe('weekly welfare', () => {
  it('is paid once under concurrency, and again the same under its key (attacks 1 and 17)', async () => {
    const { buy, claim, clock, divergence } = await opened();
    expect(await claim('early')).toBe('no-week-benefits');
    await buy('gems-100', 'p1');
    const asked = await Promise.all(Array.from({ length: 50 }, (_, n) => claim(`k${n}`)));
    const won = asked.indexOf(0.05);
    expect(asked.filter((answer) => answer === 'week-benefits-claimed')).toHaveLength(49);
    expect([won >= 0, await claim(`k${won}`)]).toEqual([true, 0.05]);
    clock.time += WEEK_MS;
    expect(await claim('next')).toBe(0.05);
    // A refusal uses up its key.
    expect(await claim('early')).toBe('no-week-benefits');
    expect(await divergence()).toBeUndefined();
  });

  it('is not paid while a claimed bonus belongs to a level lost by a chargeback (attack 17)', async () => {
    const { buy, bonus, claim, dispute, divergence } = await opened();
    const reference = await buy('gems-100', 'p1');
    await bonus(1, 'b1');
    await bonus(2, 'b2');
    await buy('gems-30', 'p2');
    await dispute(reference);
    // Only the first level is reached, but the second level's bonus is claimed.
    expect(await claim('a')).toBe('no-week-benefits');
    await buy('gems-30', 'p3');
    expect(await claim('b')).toBe(0.05);
    expect(await divergence()).toBeUndefined();
  });
});

describe('the welfare calls', () => {
  const open = sharedShop([]);

  it('tell a new player the rewards by level, with times in seconds, and that nothing can be claimed', async () => {
    const { client } = await newPlayer(open().client());
    const info = await client.ask(weekBenefitsInfo);
    expect(info).toMatchObject({ status: 0, userVal: 0 });
    expect(info.benefitsList.map(({ amount }) => amount).slice(0, 4)).toEqual([0, 0.01, 0.05, 0.2]);
    expect(new Date(info.sysTime * 1_000).getUTCFullYear()).toBeLessThan(2_200);
    expect(info.endTime - info.sysTime).toBeLessThanOrEqual(WEEK_MS / 1_000);
    // Monday, 00:00 in house time.
    expect((info.endTime + 8 * 3_600) % 604_800).toBe(4 * 86_400);
    expect((await client.refused(receiveWeekBenefits, { body: {} })).errCode).toBe(941);
    const stale = { body: { rulesHash: '0'.repeat(64) } };
    expect((await client.refused(receiveWeekBenefits, stale)).errCode).toBe(630);
  });

  it('list the announcements by topic, with their version, for everybody', async () => {
    const client = open().client();
    const menu = await client.ask(notices);
    expect(menu.map(({ type, isChacked }) => [type, isChacked])).toEqual([
      [0, true],
      [2, false],
    ]);
    const { version, count } = await client.ask(newNotices);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(count).toBe(menu.flatMap(({ secondLevel }) => secondLevel).length);
  });
});
