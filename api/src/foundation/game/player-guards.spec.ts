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
const guarding = (isClosed: (game: string) => boolean) =>
  playerGuards({
    shop,
    closedAt: (game) => (isClosed(game) ? { code: 'game-off', game } : undefined),
    limits: {
      weighed: weighingOf(shop.measures),
      policyAt: () => ({ ...POLICY.first, pack: 'cn' }),
      houseOffset: () => 480,
      identityOf: () => UNKNOWN,
    },
    secrets: { epoch: 1 },
  });
const guardsOf = guarding(() => true);

/** Returns the refusal codes that a command meets before it is decided. */
const refusalsOf = (command: string) =>
  guardsOf(command).flatMap(({ before }) => before?.(PLAYER, 0)?.code ?? []);
/** The players' commands of all slices. */
const commands = Object.values(slices).flatMap(({ audit: { writings } }) =>
  Object.entries(writings).flatMap(([command, { by }]) => (by.includes('player') ? [command] : [])),
);

describe('playerGuards', () => {
  it('checks that the game is open, and the limits, for commands that begin a play', () => {
    expect([...shop.games.ofCommand.keys()]).toContain('open-box');
    for (const command of shop.games.ofCommand.keys())
      expect(refusalsOf(command)).toEqual(['game-off', 'real-name-required']);
  });

  it('checks that all games are open that a play needs', () => {
    const closedBy = (closed: string) =>
      [...shop.games.ofCommand.keys()].filter((command) =>
        guarding((game) => game === closed)(command).some(
          ({ before }) => before?.(PLAYER, 0)?.code === 'game-off',
        ),
      );
    expect(closedBy('moonbox')).toEqual(['open-moon-box']);
    expect(closedBy('boxes')).toEqual(expect.arrayContaining(['open-box', 'open-moon-box']));
  });

  it('checks the limits for commands that order gems', () => {
    expect(shop.ordering.size).toBeGreaterThan(0);
    for (const command of shop.ordering) expect(refusalsOf(command)).toEqual(['real-name-required']);
  });

  it('checks the limits for commands that enter a chance without a stake', () => {
    expect([...shop.entering]).toEqual(['join-rain', 'join-room']);
    for (const command of shop.entering) expect(refusalsOf(command)).toEqual(['real-name-required']);
  });

  it('checks neither for other commands', () => {
    const { games, ordering, entering } = shop;
    const others = commands.filter(
      (one) => !games.ofCommand.has(one) && !ordering.has(one) && !entering.has(one),
    );
    expect(others).toContain('set-user-seed');
    for (const command of others) expect(refusalsOf(command)).toEqual([]);
  });

  it('checks suspension, erasure, epoch and debt for every command', () => {
    const later = shop.streams.player.fold.evolve(PLAYER, COMMITTED, META);
    for (const command of commands) {
      const guards = guardsOf(command);
      for (const guard of [refusedWhenSuspended, refusedWhenErased, refusedWhenOwing])
        expect(guards).toContain(guard);
      expect(guards.map(({ before }) => before?.(later, 0)?.code)).toContain('seeds-renewed');
    }
  });
});
