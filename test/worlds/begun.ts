import SqliteDatabase from 'better-sqlite3';
import { importCatalogue } from '@skins/api/catalogue/file';
import { gameOf } from '@skins/api/foundation/game';
import { type Append, createMemoryStore } from '@skins/api/foundation/store';
import { NOTICE_MS } from '@skins/engine/rules';
import { duelShop, registerAll } from '../sample-duel/shop.ts';
import { RecordedStore } from '../flows/recorded-store.ts';
import { CHEAP, DEAR, testCatalogue } from '../http/test-catalogue.ts';
import { holdings } from './holdings.ts';
import { SECRET, projectorOf } from './process.ts';
import { PLAYERS } from './wishes.ts';
import { WorldClock } from './world-clock.ts';

/** What every world begins with. */
interface Begun {
  /** boxes on sale and players with gems, a notice before its clock's time */
  readonly appends: readonly Append[];
  /** the file of the lists, with all of that in it */
  readonly lists: Buffer;
}

let made: Promise<Begun> | undefined;

export function begun(): Promise<Begun> {
  made ??= begin();
  return made;
}

async function begin(): Promise<Begun> {
  const store = new RecordedStore(createMemoryStore());
  const { time } = new WorldClock();
  const game = await gameOf({ shop: duelShop, store, secret: SECRET, clock: () => time - NOTICE_MS });
  await importCatalogue(game, testCatalogue(CHEAP, DEAR), 'system');
  await registerAll(game, PLAYERS);
  const database = new SqliteDatabase(':memory:');
  await projectorOf(store, database, holdings).catchUp();
  const lists = database.serialize();
  database.close();
  return { appends: store.appends, lists };
}
