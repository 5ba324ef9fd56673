import { randomInt } from 'node:crypto';
import { dataFolder } from '@skins/api/foundation/files';
import { logPlace } from '@skins/api/foundation/store';
import type { Terminal } from '../terminal.ts';
import { DAYS, PLAYERS, SEED_MAX, sayCredentials } from './demo.ts';
import { makeDemonstration } from './demonstration.ts';

/** Makes a demonstration in a folder without a shop, unless real providers are set up. @param say prints how its operator logs in */
export async function beginWithDemonstration(
  folder: string,
  terminal: Terminal,
  say: (text: string) => void,
): Promise<void> {
  const { SKINS_PAYMENTS: payments, SKINS_DELIVERIES: deliveries } = terminal.environment;
  if (payments === 'stripe' || deliveries === 'cs2dt') return;
  if (await logPlace(dataFolder(folder).log, terminal.environment).holdsLog()) return;
  say(`Nothing is in ${folder} yet: it becomes a demonstration, which takes about half a minute\n`);
  const options = { folder, players: PLAYERS, days: DAYS, seed: randomInt(SEED_MAX) };
  say(sayCredentials(await makeDemonstration(options, terminal)));
}
