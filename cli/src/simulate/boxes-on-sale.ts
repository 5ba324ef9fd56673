import { openSqliteReader } from '@skins/api/store';
import { type Box, CATALOGUE_STREAM, type Catalogue, catalogueAt } from '@skins/engine/catalogue';
import { codec, shop } from '@skins/engine/shop';
import { catalogueOfFile } from '../import/index.ts';
import { readJsonFile } from '../json-file.ts';
import { existingData } from '../log/data-files.ts';
import { readRecord } from '@skins/engine/audit';
import { Problem } from '../problem.ts';

/** The boxes of a catalogue file, or of a shop's store. */
export async function boxesOnSale(
  file: string | undefined,
  folder: string,
): Promise<ReadonlyMap<string, Box>> {
  const { boxes } =
    file === undefined ? await catalogueOfStore(folder) : await catalogueOfFile(readJsonFile(file));
  return new Map(boxes);
}

async function catalogueOfStore(folder: string): Promise<Catalogue> {
  const reader = openSqliteReader(existingData(folder).log);
  try {
    const recorded = await reader.readStream(CATALOGUE_STREAM);
    const { fold } = shop.streams.catalogue;
    const { history } = recorded.reduce((state, { record }) => {
      const read = readRecord(record);
      if ('rule' in read) throw new Problem(`the catalogue cannot be read: run skins verify`);
      const { type, v, data, ...meta } = read;
      return fold.evolve(state, codec.decode(type, v, data), meta);
    }, fold.initial);
    return catalogueAt(history, Date.now());
  } finally {
    await reader.close();
  }
}
