import { OrderedMap, Map as PersistentMap } from 'immutable';
import { type EventMeta, type Fold, combine, foldOf, invariant, on } from '../../kernel/index.ts';
import { ChangeApproved, ChangeStopped, type Proposals, proposals } from '../operators/index.ts';
import {
  type BoxFace,
  type BoxKind,
  BoxesOrdered,
  type BoxOdds,
  BoxRetired,
  type BoxTerms,
  BoxVersionPublished,
  type Shelf,
  ShelfPlaced,
  ShelvesOrdered,
  type Skin,
  SkinListed,
} from './events.ts';

/** One immutable version of a box. */
export interface BoxVersion {
  readonly odds: BoxOdds;
  readonly versionHash: string;
  readonly version: number;
  readonly terms: BoxTerms;
  /** when it goes on sale, in milliseconds since 1970 */
  readonly time: number;
}

export interface Box {
  readonly boxId: string;
  readonly face: BoxFace;
  /** on sale at the time of the catalogue; the last one that was, when the box is retired */
  readonly current: BoxVersion;
  /** all versions until then, the oldest first */
  readonly versions: readonly BoxVersion[];
}

/** Everything that is configured about skins and boxes, as it counts at some time. */
export interface Catalogue {
  readonly skins: PersistentMap<string, Skin>;
  /** in their order */
  readonly shelves: OrderedMap<string, Shelf>;
  /** on sale */
  readonly boxes: PersistentMap<string, Box>;
  /** no longer on sale */
  readonly retired: PersistentMap<string, Box>;
  /** ids of boxes as operators put them; undefined: they stand by their numbers */
  readonly boxOrder: readonly string[] | undefined;
}

/** What one command published. */
interface CataloguePublication {
  /** when it counts, and when it was published, in milliseconds since 1970 */
  readonly from: number;
  readonly time: number;
  /** id of the command */
  readonly command: string;
  /** undefined: the shop itself published it, or an operator before two had to */
  readonly proposalId: string | undefined;
  /** as it is from then on, until the next publication counts */
  readonly catalogue: Catalogue;
}

/** All that was published, the oldest first, without what was stopped; no later one counts before an earlier one. */
export interface CatalogueHistory {
  readonly publications: readonly CataloguePublication[];
}

/** Publications hold a catalogue each, of which they share almost all: JSON says the last one alone. */
class Published implements CatalogueHistory {
  readonly publications: readonly CataloguePublication[];

  constructor(publications: readonly CataloguePublication[]) {
    this.publications = publications;
  }

  toJSON(): object {
    const publications = this.publications.map((publication) => {
      const { catalogue: _, ...said } = publication;
      return said;
    });
    return { publications, catalogue: catalogueAhead(this) };
  }
}

/** What the stream of the catalogue folds into. */
export interface CatalogueState {
  readonly history: CatalogueHistory;
  readonly proposals: Proposals;
}

export const EMPTY_CATALOGUE: Catalogue = {
  skins: PersistentMap(),
  shelves: OrderedMap(),
  boxes: PersistentMap(),
  retired: PersistentMap(),
  boxOrder: undefined,
};

/** The catalogue that counts at a time, in milliseconds since 1970. */
export const catalogueAt = ({ publications }: CatalogueHistory, time: number): Catalogue =>
  publications.findLast(({ from }) => from <= time)?.catalogue ?? EMPTY_CATALOGUE;

/** The catalogue as it will be when all counts that was published: what a further change is made of. */
export const catalogueAhead = ({ publications }: CatalogueHistory): Catalogue =>
  publications.at(-1)?.catalogue ?? EMPTY_CATALOGUE;

/** A box that is on sale, or was. */
export const boxOf = ({ boxes, retired }: Catalogue, boxId: string): Box | undefined =>
  boxes.get(boxId) ?? retired.get(boxId);

/** Of which kind the shelf is that a box on sale stands on; null where there is no such box. */
export const kindOfBox = ({ boxes, shelves }: Catalogue, boxId: string): BoxKind | null =>
  shelves.get(boxes.get(boxId)?.face.shelfId ?? '')?.kind ?? null;

/** Boxes on sale in the order in which they stand on their shelves: new ones first, by falling number, then as they were put. */
export function standing({ boxes, boxOrder = [] }: Catalogue): readonly Box[] {
  const places = new Map(boxOrder.map((boxId, place) => [boxId, place]));
  const placeOf = ({ boxId }: Box) => places.get(boxId) ?? -1;
  return [...boxes.values()].toSorted((a, b) => placeOf(a) - placeOf(b) || b.face.number - a.face.number);
}

type Change = (catalogue: Catalogue) => Catalogue;

function published(
  { publications }: CatalogueHistory,
  said: number,
  { time, command }: EventMeta,
  change: Change,
): CatalogueHistory {
  const newest = publications.at(-1);
  // Before there were such times, everything counted at once.
  const from = said === 0 ? Math.max(time, newest?.from ?? 0) : said;
  const own = newest?.command === command;
  const catalogue = change(newest?.catalogue ?? EMPTY_CATALOGUE);
  const publication = { from, time, command, proposalId: undefined, catalogue };
  return new Published([...(own ? publications.slice(0, -1) : publications), publication]);
}

const history: Fold<CatalogueHistory> = foldOf<CatalogueHistory>(new Published([]), [
  on(SkinListed, (state, { from, ...skin }, meta) =>
    published(state, from, meta, (at) => ({ ...at, skins: at.skins.set(skin.skinId, skin) })),
  ),
  on(ShelfPlaced, (state, { from, ...shelf }, meta) =>
    published(state, from, meta, (at) => ({ ...at, shelves: at.shelves.set(shelf.shelfId, shelf) })),
  ),
  on(ShelvesOrdered, (state, { from, shelfIds }, meta) =>
    published(state, from, meta, (at) => ({ ...at, shelves: reordered(at.shelves, shelfIds) })),
  ),
  on(BoxesOrdered, (state, { from, boxIds }, meta) =>
    published(state, from, meta, (at) => ({ ...at, boxOrder: boxIds })),
  ),
  on(BoxVersionPublished, (state, { from, odds, face, ...version }, meta) =>
    published(state, from, meta, (at) => {
      const before = boxOf(at, odds.boxId);
      invariant(version.version === (before?.versions.length ?? 0) + 1, 'box versions count up from 1');
      const { versionHash, terms } = version;
      const time = from === 0 ? meta.time : from;
      const current = { odds, versionHash, version: version.version, terms, time };
      const box = { boxId: odds.boxId, face, current, versions: [...(before?.versions ?? []), current] };
      return { ...at, boxes: at.boxes.set(odds.boxId, box), retired: at.retired.delete(odds.boxId) };
    }),
  ),
  on(BoxRetired, (state, { from, boxId }, meta) =>
    published(state, from, meta, (at) => {
      const box = at.boxes.get(boxId);
      invariant(box !== undefined, 'a box is on sale before it is retired');
      return { ...at, boxes: at.boxes.delete(boxId), retired: at.retired.set(boxId, box) };
    }),
  ),
  on(
    ChangeApproved,
    ({ publications }, { proposalId }, { command }) =>
      new Published(publications.map((one) => (one.command === command ? { ...one, proposalId } : one))),
  ),
  on(
    ChangeStopped,
    ({ publications }, { proposalId }) =>
      new Published(publications.filter((one) => one.proposalId !== proposalId)),
  ),
]);

const reordered = (
  shelves: OrderedMap<string, Shelf>,
  shelfIds: readonly string[],
): OrderedMap<string, Shelf> =>
  OrderedMap<string, Shelf>(
    shelfIds.flatMap((id) => {
      const shelf = shelves.get(id);
      return shelf === undefined ? [] : [[id, shelf] as const];
    }),
  ).concat(shelves.deleteAll(shelfIds));

export const catalogueFold: Fold<CatalogueState> = combine<CatalogueState>({ history, proposals });

/** The stream that holds all configuration of skins, shelves and boxes. */
export const CATALOGUE_STREAM = 'catalogue-boxes';
