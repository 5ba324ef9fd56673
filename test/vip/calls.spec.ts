import { gameOf } from '@skins/api/game';
import { MasterSecret } from '@skins/api/secrets';
import { START, createMemoryStore } from '@skins/api/store';
import { GRANTS, playerStream, registerPlayer } from '@skins/engine/accounts';
import { SYSTEM, UNITS_PER_GEM } from '@skins/engine/kernel';
import { shopOf, slices } from '@skins/engine/shop';
import { topUp } from '@skins/engine/shop/sample-top-up';
import { VIP_TABLE, claimVipBonus } from '@skins/engine/vip';
import { describe, expect, it } from 'vitest';
import { audited } from '../kit/audited.ts';

const ANNA = 'anna0000';
const shop = shopOf({ ...slices, topUp });

/** A shop in which Anna has nothing. */
async function opened() {
  const store = createMemoryStore();
  let time = Date.UTC(2026, 10, 20);
  const game = await gameOf(shop, store, new MasterSecret('5'.repeat(64)), () => (time += 1_000));
  const stream = playerStream(ANNA);
  const { streams } = game;
  await game.runtime.execute({
    command: registerPlayer,
    streams: streams.player,
    stream,
    commandId: 'register',
    input: { playerId: ANNA },
    actor: SYSTEM,
    context: (moment) => ({
      ...moment,
      secrets: game.seedChains,
      demoGrant: game.rulesAt(GRANTS, moment.time).content.newPlayer,
    }),
  });
  const paying = (command: keyof typeof topUp.commands, gems: number, commandId: string) =>
    game.runtime.execute({
      command: topUp.commands[command],
      streams: streams.player,
      stream,
      commandId,
      input: { amount: gems * UNITS_PER_GEM },
      actor: 'provider:sample',
      context: (moment) => moment,
    });
  const claim = (level: number, commandId: string) =>
    game.play(claimVipBonus, {
      playerId: ANNA,
      commandId,
      input: { level },
      context: (draw) => ({ ...draw, table: game.rulesAt(VIP_TABLE, draw.time) }),
    });
  const balance = async () => (await game.readPlayer(ANNA)).wallet.balance;
  return { game, store, paying, claim, balance };
}

const codeOf = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['claim']>>) =>
  outcome.kind === 'refused' ? outcome.rejection.code : outcome.kind;

describe('a VIP bonus at work', () => {
  it('is paid once, however many ask for it at the same time, and again under the same key (attacks 1 and 17)', async () => {
    const { store, paying, claim, balance } = await opened();
    await paying('sample-pay', 50, 'p1');
    const before = await balance();
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => claim(1, `k${n}`)));
    expect(outcomes.map(codeOf).toSorted()).toEqual(['done', ...Array<string>(49).fill('vip-claimed')]);
    const won = outcomes.findIndex(({ kind }) => kind === 'done');
    expect(await claim(1, `k${won}`)).toEqual(outcomes[won]);
    expect((await balance()) - before).toBe(0.1 * UNITS_PER_GEM);
    const records = (await store.readAll(START, 1_000)).map(({ record }) => record);
    expect(audited(records, shop).divergence).toBeUndefined();
  });

  it('of a level whose top-up was charged back is not paid, out of order neither (attack 17)', async () => {
    const { store, paying, claim } = await opened();
    await paying('sample-pay', 50, 'p1');
    expect(codeOf(await claim(2, 'a'))).toBe('vip-out-of-order');
    expect(codeOf(await claim(1, 'b'))).toBe('done');
    await paying('sample-take-back', 50, 't1');
    expect(codeOf(await claim(2, 'c'))).toBe('vip-not-reached');
    // A refusal burns its key: a late retry of it does not succeed once the level is there.
    await paying('sample-pay', 50, 'p2');
    expect(codeOf(await claim(2, 'c'))).toBe('vip-not-reached');
    expect(codeOf(await claim(1, 'd'))).toBe('vip-claimed');
    expect(codeOf(await claim(2, 'e'))).toBe('done');
    const records = (await store.readAll(START, 1_000)).map(({ record }) => record);
    expect(audited(records, shop).divergence).toBeUndefined();
  });
});
