import { refusedWhenErased } from '@skins/engine/erasure';
import { POLICY, UNKNOWN, weighingOf } from '@skins/engine/limits';
import { refusedWhenOwing } from '@skins/engine/payments';
import { SeedChainCommitted } from '@skins/engine/seeds';
import { shop, slices } from '@skins/engine/shop';
import { refusedWhenSuspended } from '@skins/engine/standing';
import { describe, expect, it } from 'vitest';
import { playerGuards } from './player-guards.ts';

const PLAYER = shop.streams.player.fold.initial;
const COMMITTED = SeedChainCommitted.of({ chainId: 1, anchor: 'a'.repeat(64), length: 8, epoch: 2 });
const META = { stream: 'player-anna', version: 1, time: 0, actor: 'player:anna', command: 'c' };
const guardsOf = playerGuards({
  shop,
  closedAt: (game) => ({ code: 'game-off', game }),
  limits: {
    weighed: weighingOf(shop.measures),
    policyAt: () => ({ ...POLICY.first, pack: 'cn' }),
    houseOffset: () => 480,
    identityOf: () => UNKNOWN,
  },
  secrets: { epoch: 1 },
});

/** Codes of the refusals that a command meets before it is decided. */
const refusalsOf = (command: string) =>
  guardsOf(command).flatMap(({ before }) => before?.(PLAYER, 0)?.code ?? []);
/** The commands of players, by all slices. */
const commands = Object.values(slices).flatMap(({ audit: { writings } }) =>
  Object.entries(writings).flatMap(([command, { by }]) => (by.includes('player') ? [command] : [])),
);

describe("what players' commands are held to", () => {
  it('is whether their game is open, and the limits, where they begin a play', () => {
    expect([...shop.games.ofCommand.keys()]).toContain('open-box');
    for (const command of shop.games.ofCommand.keys())
      expect(refusalsOf(command)).toEqual(['game-off', 'real-name-required']);
  });

  it('is the limits where they order gems', () => {
    expect(shop.ordering.size).toBeGreaterThan(0);
    for (const command of shop.ordering) expect(refusalsOf(command)).toEqual(['real-name-required']);
  });

  it('is neither where they do something else', () => {
    const others = commands.filter((one) => !shop.games.ofCommand.has(one) && !shop.ordering.has(one));
    expect(others).toContain('set-user-seed');
    for (const command of others) expect(refusalsOf(command)).toEqual([]);
  });

  it('is for every command whether the player is suspended, erased, of an earlier epoch, or owes gems', () => {
    const later = shop.streams.player.fold.evolve(PLAYER, COMMITTED, META);
    for (const command of commands) {
      const guards = guardsOf(command);
      for (const guard of [refusedWhenSuspended, refusedWhenErased, refusedWhenOwing])
        expect(guards).toContain(guard);
      expect(guards.map(({ before }) => before?.(later, 0)?.code)).toContain('seeds-renewed');
    }
  });
});
