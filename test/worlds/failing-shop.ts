import { GRANTS } from '@skins/engine/accounts';
import type { BoxVersion } from '@skins/engine/catalogue';
import { NOTICE_MS } from '@skins/engine/rules';
import { importCatalogue } from '@skins/api/catalogue/file';
import { type Game, createGame } from '@skins/api/foundation/game';
import { MasterSecret } from '@skins/api/foundation/secrets';
import { type EventStore, createMemoryStore } from '@skins/api/foundation/store';
import { changeRules } from '../samples/api/operator.ts';
import { type Random, randomOf } from '../audit/random.ts';
import { CHEAP, DEAR, testCatalogue } from '../http/test-catalogue.ts';
import { register } from '../register.ts';
import { type Faults, FaultyStore } from '../flows/faulty-store.ts';

const PLAYERS = 8;

/** Runtimes over one faulty store, with players and boxes; calm until it is told otherwise. */
export interface FailingShop {
  readonly games: readonly Game[];
  readonly random: Random;
  /** the store without its faults, to look at what is really there */
  readonly truth: EventStore;
  readonly players: readonly string[];
  readonly boxes: readonly BoxVersion[];
  readonly rage: (on: boolean) => void;
}

export async function failingShop(seed: number, runtimes: number, faults: Faults): Promise<FailingShop> {
  const random = randomOf(seed);
  const truth = createMemoryStore();
  const store = new FaultyStore(truth, random, faults);
  let time = Date.UTC(2026, 10, 20);
  const clock = () => (time += 1);
  const secret = new MasterSecret('5'.repeat(64));
  const first = await createGame({ store, secret, clock });
  await importCatalogue(first, testCatalogue(CHEAP, DEAR), 'system');
  await grant(first);
  time += NOTICE_MS;
  const others = Array.from({ length: runtimes - 1 }, () => createGame({ store, secret, clock }));
  const players = Array.from({ length: PLAYERS }, (_, n) => `player0000${n}`);
  for (const playerId of players) await register(first, playerId);
  return {
    games: [first, ...(await Promise.all(others))],
    random,
    truth,
    players,
    boxes: [...first.catalogue().boxes.values()].map(({ current }) => current),
    rage: (on) => (store.calm = !on),
  };
}

/** Enough for some of the dear boxes, so that gems run out in the middle of it. */
const grant = (game: Game): Promise<unknown> => changeRules(game, GRANTS, { newPlayer: 30_000_000 });
