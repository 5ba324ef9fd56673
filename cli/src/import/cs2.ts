import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCs2Catalogue, catalogueText, loadCs2 } from '@skins/fixtures/cs2';
import { Problem, WrongUsage } from '../problem.ts';
import { unreadable } from '../unreadable.ts';

const PACKAGE = '@ianlucas/cs2-lib';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Cs2Options {
  /** file of prices */
  readonly prices?: string;
  /** folder of the package */
  readonly lib?: string;
}

/**
 * The weapon cases of the package as a catalogue.
 * @throws WrongUsage when the package is not installed; it is far too large to be a dependency
 */
export async function cs2Catalogue({ prices, lib }: Cs2Options): Promise<unknown> {
  const folder = lib === undefined ? installed() : resolve(lib);
  if (folder === undefined || !existsSync(join(folder, 'dist')))
    throw new WrongUsage(
      `${PACKAGE} is not ${folder === undefined ? 'installed' : `in ${folder}`}. Install it beside the project: ` +
        `npm install --no-save ${PACKAGE}, or anywhere else and name its folder with --lib`,
    );
  const list = prices === undefined ? undefined : readText(prices);
  try {
    return JSON.parse(catalogueText(buildCs2Catalogue(await loadCs2(folder), list)));
  } catch (error) {
    throw new Problem(
      `${PACKAGE} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

const installed = (): string | undefined =>
  [process.cwd(), ROOT]
    .map((folder) => join(folder, 'node_modules', PACKAGE))
    .find((folder) => existsSync(folder));

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
}
