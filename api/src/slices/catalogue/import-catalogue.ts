import { randomUUID } from 'node:crypto';
import {
  CATALOGUE_STREAM,
  type CatalogueState,
  type Filling,
  type ListSkins,
  type ListSkinsRejection,
  type PublishBoxRejection,
  listSkins,
  publishBox,
} from '@skins/engine/catalogue';
import type { Command } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/index.ts';
import { type CatalogueFile, boxesOf, skinsOf } from './catalogue-file.ts';
import { MalformedCatalogue, takenNumbers } from './read-catalogue.ts';

const SKINS_PER_COMMAND = 1_000;

type CatalogueRejection = ListSkinsRejection | PublishBoxRejection;

export interface Imported {
  /** number of new or changed skins and shelves */
  readonly listed: number;
  /** number of new or changed boxes */
  readonly published: number;
}

/** The engine refused an entry of a catalogue that `readCatalogueFile` did not check; entries before it are imported. */
export class CatalogueRefused extends Error {
  override readonly name = 'CatalogueRefused';
  readonly rejection: CatalogueRejection;

  constructor(rejection: CatalogueRejection) {
    super(Object.values(rejection).join(' '));
    this.rejection = rejection;
  }
}

/**
 * Imports a catalogue into the log; unchanged entries are skipped.
 * @throws MalformedCatalogue, before any import, if it conflicts with the shop's catalogue; CatalogueRefused
 */
export async function importCatalogue(
  game: Game,
  file: CatalogueFile,
  actor: string,
  onBox: (done: number, total: number) => void = () => undefined,
): Promise<Imported> {
  const taken = takenNumbers(file, game.catalogue());
  if (taken.length > 0) throw new MalformedCatalogue(taken);
  let listed = 0;
  for (const input of chunks(skinsOf(file))) listed += (await execute(game, actor, listSkins, input)).listed;
  const boxes = boxesOf(file);
  let published = 0;
  for (const [k, input] of boxes.entries()) {
    published += (await execute(game, actor, publishBox, input)).published;
    onBox(k + 1, boxes.length);
  }
  return { listed, published };
}

async function execute<Input, Reply>(
  game: Game,
  actor: string,
  command: Command<CatalogueState, Input, Filling, CatalogueRejection, Reply>,
  input: Input,
): Promise<Reply> {
  const outcome = await game.runtime.execute({
    command,
    streams: game.streams.catalogue,
    stream: CATALOGUE_STREAM,
    commandId: randomUUID(),
    input,
    actor,
    context: (moment) => ({ ...moment, played: game.played() }),
  });
  if (outcome.kind === 'done') return outcome.reply;
  if (outcome.kind === 'refused') throw new CatalogueRefused(outcome.rejection);
  throw new Error('a fresh command id was used before');
}

function chunks({ skins, shelves }: ListSkins): ListSkins[] {
  const all: ListSkins[] = [{ skins: [], shelves }];
  for (let from = 0; from < skins.length; from += SKINS_PER_COMMAND)
    all.push({ skins: skins.slice(from, from + SKINS_PER_COMMAND), shelves: [] });
  return all;
}
