import { type Catalogue, boxesInForce } from '@skins/engine/catalogue';
import { Compile } from 'typebox/compile';
import { CatalogueFile, Id } from './catalogue-file.ts';
import type { Fault } from './fault.ts';
import { type Fields, isFields, misfits } from './misfits.ts';
import { brokenRelations, entriesOf } from './relations.ts';

const validator = Compile(CatalogueFile);
const validId = Compile(Id);

/** A catalogue violates fixtures/README.md or conflicts with the shop's catalogue; has all faults with their places. */
export class MalformedCatalogue extends Error {
  override readonly name = 'MalformedCatalogue';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(sentence).join('\n'));
    this.faults = faults;
  }
}

/** Formats a fault in one line: '/boxes/30/price (box youse): expected …, found "0"'. */
export const sentence = ({ place, entry, expected, found }: Fault): string =>
  `${place}${entry === undefined ? '' : ` (${entry})`}: expected ${expected}, found ${found}`;

/** @throws MalformedCatalogue */
export function readCatalogueFile(content: unknown): CatalogueFile {
  const faults = faultsOf(content);
  if (faults.length === 0 && validator.Check(content)) return content;
  throw new MalformedCatalogue(faults);
}

/**
 * Returns boxes whose number belongs to a box of the shop that is not in the file. Boxes of the file may swap numbers, so a
 * single publication cannot check this.
 */
export function takenNumbers({ boxes }: CatalogueFile, shop: Catalogue): Fault[] {
  const inFile = new Set(boxes.map(({ id }) => id));
  const taken = new Map(
    boxesInForce(shop)
      .filter(({ boxId }) => !inFile.has(boxId))
      .map(({ boxId, face }) => [face.number, boxId]),
  );
  return boxes.flatMap(({ id, number }, n) => {
    const other = taken.get(number);
    const expected = 'a number that no other box of the shop has';
    return other === undefined
      ? []
      : [{ place: `/boxes/${n}/number`, entry: `box ${id}`, expected, found: `${number}, as box ${other}` }];
  });
}

/** Returns all faults. A file that does not claim to be a catalogue is not quoted, as it may be any file. */
function faultsOf(content: unknown): Fault[] {
  const format = CatalogueFile.properties.format.const;
  if (!isFields(content) || content['format'] !== format)
    return [{ place: '/format', expected: format, found: 'something else' }];
  const first = new Map<string, Fault>();
  for (const fault of [...misfits(CatalogueFile, content), ...brokenRelations(content)])
    if (!first.has(fault.place)) first.set(fault.place, fault);
  return [...first.values()].map((fault) => named(fault, content));
}

const KINDS: Readonly<Record<string, string>> = { shelves: 'shelf', skins: 'skin', boxes: 'box' };

function named(fault: Fault, content: Fields): Fault {
  const [, list = '', n = ''] = fault.place.split('/');
  const kind = KINDS[list];
  const id = entriesOf(content, list)[Number(n)]?.['id'];
  return kind !== undefined && validId.Check(id) ? { ...fault, entry: `${kind} ${id}` } : fault;
}
