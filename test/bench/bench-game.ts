import { playerStream } from '@skins/engine/accounts';
import { openBox } from '@skins/engine/boxes';
import { playerActor } from '@skins/engine/kernel';
import type { SeedSecrets } from '@skins/engine/seeds';
import { importCatalogue } from '@skins/api/catalogue/file';
import { type Game, createGame } from '@skins/api/foundation/game';
import { MasterSecret, nativeSha256 } from '@skins/api/foundation/secrets';
import type { EventStore } from '@skins/api/foundation/store';
import { BENCH_BOX, benchCatalogue } from './bench-catalogue.ts';
import { NO_DROPS } from '../drops/sample-drops.ts';

export const BENCH_SECRET = 'b'.repeat(64);
export const benchSecret = (): MasterSecret => new MasterSecret(BENCH_SECRET);
export const benchPlayer = (n: number): string => `bench${String(n).padStart(7, '0')}`;

/** Opens the engine over a store, with the bench's box on sale. */
export async function benchGame(store: EventStore, clock: () => number = Date.now): Promise<Game> {
  const game = await createGame({ store, secret: benchSecret(), clock });
  await importCatalogue(game, benchCatalogue(), 'system');
  return game;
}

/** Runs one command of `count` opens. @throws unless it is accepted */
export async function open(
  game: Game,
  playerId: string,
  commandId: string,
  count: number,
  secrets: SeedSecrets = game.seedChains,
): Promise<void> {
  const version = game.catalogue().boxes.get(BENCH_BOX)?.current;
  const outcome = await game.runtime.execute({
    command: openBox,
    streams: game.streams.player,
    stream: playerStream(playerId),
    commandId,
    input: { boxId: BENCH_BOX, count, versionHash: version?.versionHash ?? '' },
    actor: playerActor(playerId),
    context: (moment) => ({
      ...moment,
      playerId,
      commandId,
      secrets,
      hash: nativeSha256,
      version,
      kind: 'hash' as const,
      houseOffset: game.houseOffset(moment.time),
      freeSeen: 0,
      drops: NO_DROPS,
      dropsSeen: null,
    }),
  });
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
}
