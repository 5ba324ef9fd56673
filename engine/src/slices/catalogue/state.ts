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
  NO_SHELF,
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
  /** time at which it goes on sale, milliseconds since 1970 */
  readonly time: number;
}

export interface Box {
  readonly boxId: string;
  readonly face: BoxFace;
  /** on sale at the time of the catalogue; if the box is retired, the last version that was */
  readonly current: BoxVersion;
  /** all versions so far, the oldest first */
  readonly versions: readonly BoxVersion[];
}

/** The whole configuration of skins and boxes that is in force at some time. */
export interface Catalogue {
  readonly skins: PersistentMap<string, Skin>;
  /** in display order */
  readonly shelves: OrderedMap<string, Shelf>;
  /** on sale */
  readonly boxes: PersistentMap<string, Box>;
  /** in force and on no shelf: phases of the moon box. Whoever looks among `boxes` cannot open them */
  readonly unshelved: PersistentMap<string, Box>;
  /** no longer on sale */
  readonly retired: PersistentMap<string, Box>;
  /** ids of boxes in the operators' order; undefined: boxes are ordered by number */
  readonly boxOrder: readonly string[] | undefined;
}

/** The publication of one command. */
interface CataloguePublication {
  /** time of taking effect, and time of publication, milliseconds since 1970 */
  readonly from: number;
  readonly time: number;
  /** id of the command */
  readonly command: string;
  /** undefined: published by the shop itself, or by an operator before approvals were required */
  readonly proposalId: string | undefined;
  /** the catalogue from then on, until the next publication takes effect */
  readonly catalogue: Catalogue;
}

/** All publications, the oldest first, without stopped ones; none takes effect before an earlier one. */
export interface CatalogueHistory {
  readonly publications: readonly CataloguePublication[];
}

/** Each publication holds a catalogue, and they share almost everything: JSON has only the last one. */
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

/** The state of the catalogue's stream. */
export interface CatalogueState {
  readonly history: CatalogueHistory;
  readonly proposals: Proposals;
}

export const EMPTY_CATALOGUE: Catalogue = {
  skins: PersistentMap(),
  shelves: OrderedMap(),
  boxes: PersistentMap(),
  unshelved: PersistentMap(),
  retired: PersistentMap(),
  boxOrder: undefined,
};

/** Returns the catalogue in force at a time, in milliseconds since 1970. */
export const catalogueAt = ({ publications }: CatalogueHistory, time: number): Catalogue =>
  publications.findLast(({ from }) => from <= time)?.catalogue ?? EMPTY_CATALOGUE;

/** Returns the catalogue once everything published is in force: the base of a further change. */
export const catalogueAhead = ({ publications }: CatalogueHistory): Catalogue =>
  publications.at(-1)?.catalogue ?? EMPTY_CATALOGUE;

/** Returns a box in force, on a shelf or not. */
export const boxInForce = ({ boxes, unshelved }: Catalogue, boxId: string): Box | undefined =>
  boxes.get(boxId) ?? unshelved.get(boxId);

/** Returns all boxes in force, on a shelf or not. */
export const boxesInForce = ({ boxes, unshelved }: Catalogue): readonly Box[] => [
  ...boxes.values(),
  ...unshelved.values(),
];

/** Returns a box that is or was in force. */
export const boxOf = (catalogue: Catalogue, boxId: string): Box | undefined =>
  boxInForce(catalogue, boxId) ?? catalogue.retired.get(boxId);

/** Returns the kind of the shelf of a box on sale; null if there is no such box. */
export const kindOfBox = ({ boxes, shelves }: Catalogue, boxId: string): BoxKind | null =>
  shelves.get(boxes.get(boxId)?.face.shelfId ?? '')?.kind ?? null;

/** Returns the boxes on sale in display order: new ones first, by descending number, then in the operators' order. */
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
  // Events without a time took effect at once.
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
      return { ...without(at, odds.boxId), ...placed(at, box), retired: at.retired.delete(odds.boxId) };
    }),
  ),
  on(BoxRetired, (state, { from, boxId }, meta) =>
    published(state, from, meta, (at) => {
      const box = boxInForce(at, boxId);
      invariant(box !== undefined, 'a box is on sale before it is retired');
      return { ...without(at, boxId), retired: at.retired.set(boxId, box) };
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

const without = (at: Catalogue, boxId: string): Catalogue => ({
  ...at,
  boxes: at.boxes.delete(boxId),
  unshelved: at.unshelved.delete(boxId),
});

/** Returns the map with a box that is put up: the shelves', or the one beside them. */
const placed = (at: Catalogue, box: Box): Partial<Catalogue> =>
  box.face.shelfId === NO_SHELF
    ? { unshelved: at.unshelved.set(box.boxId, box) }
    : { boxes: at.boxes.set(box.boxId, box) };

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

/** The stream with all configuration of skins, shelves and boxes. */
export const CATALOGUE_STREAM = 'catalogue-boxes';
