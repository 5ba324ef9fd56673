import { GRANTS, registerPlayer } from '@skins/engine/accounts';
import { openBox } from '@skins/engine/boxes';
import { kindOfBox } from '@skins/engine/catalogue';
import { DAY_MS, UNITS_PER_GEM } from '@skins/engine/kernel';
import { setUserSeed } from '@skins/engine/seeds';
import { SAMPLE_FILE } from '../../catalogue/sample-file.ts';
import { importCatalogue } from '../../../api/src/slices/catalogue/import-catalogue.ts';
import { MasterSecret } from '../../../api/src/foundation/secrets/index.ts';
import { type EventStore, createMemoryStore } from '../../../api/src/foundation/store/index.ts';
import { type Game, createGame } from '../../../api/src/foundation/game/index.ts';
import { agreedAt, claim } from '../../register.ts';
import { changeRules } from './operator.ts';
import { dropTerms } from '../../../api/src/slices/drops/terms.ts';

/** Returns a clock that advances at each reading, by a minute by default. */
export function minuteClock(stepMs = 60_000): () => number {
  let time = 20_000 * DAY_MS;
  return () => (time += stepMs);
}

/** A small shop for tests: the sample catalogue, and its players' commands. Its clock advances at each reading, by a minute by default. */
export interface SampleGame extends Game {
  register(playerId: string, gems?: number): Promise<unknown>;
  setSeed(playerId: string, userSeed: string, commandId: string): Promise<unknown>;
  open(playerId: string, count: number, commandId: string, boxId?: string): ReturnType<typeof openOf>;
}

export async function sampleGame(
  store: EventStore = createMemoryStore(),
  clock = minuteClock(),
): Promise<SampleGame> {
  const game = await createGame({ store, secret: new MasterSecret('0b'.repeat(32)), clock });
  await importCatalogue(game, SAMPLE_FILE, 'system');
  return {
    ...game,
    register: async (playerId, gems = 1_000) => {
      await grant(game, gems * UNITS_PER_GEM);
      await claim(game, playerId);
      return game.runCommand(registerPlayer, {
        playerId,
        commandId: 'register',
        input: { playerId },
        context: (draw) => ({
          ...draw,
          demoGrant: gems * UNITS_PER_GEM,
          agreed: agreedAt(game, draw.time),
        }),
      });
    },
    setSeed: (playerId, userSeed, commandId) =>
      game.runCommand(setUserSeed, { playerId, commandId, input: { userSeed }, context: () => undefined }),
    open: (playerId, count, commandId, boxId = 'box-one') => openOf(game, playerId, count, commandId, boxId),
  };
}

const openOf = (game: Game, playerId: string, count: number, commandId: string, boxId: string) =>
  game.runCommand(openBox, {
    playerId,
    commandId,
    input: { boxId, count, versionHash: game.catalogue().boxes.get(boxId)?.current.versionHash ?? '' },
    context: (draw) => ({
      ...draw,
      version: game.catalogueAt(draw.time).boxes.get(boxId)?.current,
      kind: kindOfBox(game.catalogueAt(draw.time), boxId),
      houseOffset: game.houseOffset(draw.time),
      freeSeen: 0,
      drops: dropTerms(game, game.catalogueAt(draw.time), draw.time),
      dropsSeen: null,
    }),
  });

/** Grants new players this amount by rules, because the auditor compares registrations with the rules. */
async function grant(game: Game, newPlayer: number): Promise<void> {
  if (game.rulesAt(GRANTS, game.clock()).content.newPlayer === newPlayer) return;
  await changeRules(game, GRANTS, { newPlayer });
  // Reading the clock advances it by a minute, the length of the notice.
  game.clock();
}
