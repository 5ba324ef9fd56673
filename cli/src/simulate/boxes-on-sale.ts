import { type Box, CATALOGUE_STREAM, type Catalogue, catalogueAt } from '@skins/engine/catalogue';
import { shop } from '@skins/engine/shop';
import { catalogueOfFile } from '../import/index.ts';
import { readJsonFile } from '../json-file.ts';
import { existingData } from '../log/data-files.ts';
import { storedState } from './stored-state.ts';

/** Returns the boxes of a catalogue file, or those on sale in a shop's store. */
export async function boxesOnSale(
  file: string | undefined,
  folder: string,
): Promise<ReadonlyMap<string, Box>> {
  const { boxes } =
    file === undefined ? await catalogueOfStore(folder) : await catalogueOfFile(readJsonFile(file));
  return new Map(boxes);
}

async function catalogueOfStore(folder: string): Promise<Catalogue> {
  const { log } = existingData(folder);
  const { history } = await storedState(log, CATALOGUE_STREAM, shop.streams.catalogue.fold);
  return catalogueAt(history, Date.now());
}
