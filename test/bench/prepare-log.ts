import { join } from 'node:path';
import type { Game } from '@skins/api/foundation/game';
import { openSqliteStore } from '@skins/api/foundation/store';
import { DAY_MS } from '@skins/engine/kernel';
import { benchGame } from './bench-game.ts';

/** milliseconds; more than the longest notice of rules */
const PREPARED_BEFORE_MS = DAY_MS + 3_600_000;

/** Begins a folder's log so long ago that rules published in it are in force at once. */
export async function prepareLog(folder: string, publish: (game: Game) => Promise<void>): Promise<void> {
  const store = openSqliteStore(join(folder, 'log.sqlite'));
  await publish(await benchGame(store, () => Date.now() - PREPARED_BEFORE_MS));
  await store.close();
}
