import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type PriceList,
  buildCs2Catalogue,
  catalogueText,
  loadCs2,
  readPriceList,
} from '@skins/fixtures/cs2';
import { readPlainFile } from '../file-access.ts';
import { Problem, WrongUsage } from '../problem.ts';

const PACKAGE = '@ianlucas/cs2-lib';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Cs2Options {
  /** path of a price list */
  readonly prices?: string;
  /** path of the package's folder */
  readonly lib?: string;
}

/**
 * Returns the package's weapon cases as a catalogue. The package is far too large to be a dependency.
 * @throws WrongUsage if the package is not installed, or there is no such price list
 */
export async function cs2Catalogue({ prices, lib }: Cs2Options): Promise<unknown> {
  const folder = lib === undefined ? installed() : resolve(lib);
  if (folder === undefined || !existsSync(join(folder, 'dist', 'items.mjs')))
    throw new WrongUsage(
      `${PACKAGE} is not ${folder === undefined ? 'installed' : `in ${folder}`}. Install it beside the project: ` +
        `npm install --no-save ${PACKAGE}, or anywhere else and name its folder with --lib`,
    );
  const list = prices === undefined ? undefined : priceList(prices);
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

function priceList(file: string): PriceList {
  try {
    return readPriceList(readPlainFile(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}
