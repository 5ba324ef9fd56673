import SqliteDatabase from 'better-sqlite3';
import { importCatalogue } from '@skins/api/catalogue/file';
import { gameOf } from '@skins/api/foundation/game';
import { type Append, createMemoryStore } from '@skins/api/foundation/store';
import { DAY_MS } from '@skins/engine/kernel';
import { NOTICE_MS } from '@skins/engine/rules';
import { duelShop, registerAll } from '../sample-duel/shop.ts';
import { RecordedStore } from '../flows/recorded-store.ts';
import { CHEAP, DEAR, testCatalogue } from '../http/test-catalogue.ts';
import { CLEO } from '../kit/platform.ts';
import { claim } from '../register.ts';
import { holdings } from './holdings.ts';
import { SECRET, projectorOf } from './process.ts';
import { publishSettings } from './settings.ts';
import { PLAYERS } from './wishes.ts';
import { WorldClock } from './world-clock.ts';

/** The initial state of every world. */
interface Begun {
  /** boxes on sale, games in force, players with gems, and a login of one who registers later, all before the clock's start */
  readonly appends: readonly Append[];
  /** the file of the lists, up to date with them */
  readonly lists: Buffer;
}

/** milliseconds; more than the longest notice of a setting */
const BEFORE_MS = 2 * DAY_MS;

let made: Promise<Begun> | undefined;

export function begun(): Promise<Begun> {
  made ??= begin();
  return made;
}

async function begin(): Promise<Begun> {
  const store = new RecordedStore(createMemoryStore());
  const { time } = new WorldClock();
  let now = time - BEFORE_MS;
  const game = await gameOf({ shop: duelShop, store, secret: SECRET, clock: () => now });
  await importCatalogue(game, testCatalogue(CHEAP, DEAR), 'system');
  await registerAll(game, PLAYERS);
  await publishSettings(game);
  now = time - NOTICE_MS;
  await claim(game, CLEO);
  const database = new SqliteDatabase(':memory:');
  await projectorOf(store, database, holdings).catchUp();
  const lists = database.serialize();
  database.close();
  return { appends: store.appends, lists };
}
