import { Type } from 'typebox';
import { Reveal, defineEvent, measured } from '../../engine/src/kernel/index.ts';
import { SeedChainCommitted, UserSeedSet } from '../../engine/src/slices/seeds/events.ts';
import type { SeedSecrets } from '../../engine/src/slices/seeds/secrets.ts';

/** Seed events of a player's stream, for tests. */
export const committedFor =
  (secrets: SeedSecrets, playerId: string) =>
  (chainId: number): ReturnType<typeof SeedChainCommitted.of> =>
    SeedChainCommitted.of({
      chainId,
      anchor: secrets.anchor(playerId, chainId),
      length: secrets.length,
      epoch: secrets.epoch,
    });

export const seedSet = (
  userSeed: string,
  origin: 'player' | 'command' = 'player',
): ReturnType<typeof UserSeedSet.of> => UserSeedSet.of({ userSeed, origin });

/** A roll of no particular game. */
export const DiceRolled = defineEvent('DiceRolled', Type.Object({ reveal: Reveal }));
export const rollsOf = [measured(DiceRolled, { reveal: ({ reveal }) => reveal })];

export const rolledFrom =
  (secrets: SeedSecrets, playerId: string) =>
  (chainId: number, index: number): ReturnType<typeof DiceRolled.of> =>
    DiceRolled.of({
      reveal: { chainId, index, userSeed: 'a', serverSeed: secrets.seed(playerId, chainId, index) },
    });
