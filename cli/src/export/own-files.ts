import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { dataFolder } from '@skins/api/foundation/files';
import { WrongUsage } from '../problem.ts';

/** A shop's files, by their names in its folder. */
const { log, readModels, accounts, localProvider, localDeliveries } = dataFolder('');
const OWN = [log, readModels, accounts, localProvider, localDeliveries, 'master.secret', 'writer.lock'];

/**
 * Asserts that an export overwrites no file of the shop, nor a file named after one: that would destroy the shop.
 * @throws WrongUsage
 */
export function demandNotOwn(file: string, folder: string): void {
  const there = dirname(resolve(file));
  if (!existsSync(there) || realpathSync(there) !== realpathSync(folder)) return;
  const name = basename(file);
  if (OWN.some((own) => name === own || name.startsWith(`${own}-`) || name.startsWith(`${own}.`)))
    throw new WrongUsage(`${file} is the shop’s own: name another file`);
}
