import {
  type Box,
  CATALOGUE_STREAM,
  type Catalogue,
  boxesInForce,
  catalogueAt,
} from '@skins/engine/catalogue';
import { shop } from '@skins/engine/shop';
import { catalogueOfFile } from '../import/index.ts';
import { readJsonFile } from '../json-file.ts';
import { existingData } from '../log/data-files.ts';
import { storedState } from './stored-state.ts';

/** Returns the boxes of a catalogue file, or those in force in a shop's store: the phases of the moon box are among them. */
export const boxesOnSale = async (
  file: string | undefined,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<readonly Box[]> =>
  boxesInForce(
    file === undefined
      ? await catalogueOfStore(folder, environment)
      : await catalogueOfFile(readJsonFile(file)),
  );

async function catalogueOfStore(folder: string, environment: NodeJS.ProcessEnv): Promise<Catalogue> {
  const { log } = await existingData(folder, environment);
  const { history } = await storedState(log, CATALOGUE_STREAM, shop.streams.catalogue.fold);
  return catalogueAt(history, Date.now());
}
