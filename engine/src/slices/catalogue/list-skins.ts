import { type Command, type Moment, accepted, canonicalJson, ordered, rejected } from '../../kernel/index.ts';
import { ShelfEntry, SkinEntry, faultFinder } from './entries.ts';
import { Shelf, ShelfPlaced, Skin, SkinListed } from './events.ts';
import { firstTwice } from './first-twice.ts';
import { type CatalogueState, catalogueAhead } from './state.ts';

/** The context in which the shop fills its own catalogue, as long as there are no players. */
export interface Filling extends Moment {
  /** true if there is a player */
  readonly played: boolean;
}

export interface ListSkins {
  readonly skins: readonly SkinEntry[];
  readonly shelves: readonly ShelfEntry[];
}

const faultOfSkin = faultFinder(SkinEntry);
const faultOfShelf = faultFinder(ShelfEntry);

/** `field` is a path in the skin or shelf, such as '/name/en'. */
export type StockFault =
  | { readonly code: 'malformed-skin'; readonly skinId: string; readonly field: string }
  | { readonly code: 'malformed-shelf'; readonly shelfId: string; readonly field: string }
  | { readonly code: 'skin-twice'; readonly skinId: string }
  | { readonly code: 'shelf-twice'; readonly shelfId: string };

/** In order of precedence. */
export type ListSkinsRejection =
  | StockFault
  /** there are players: skins and shelves need a proposal and an approval */
  | { readonly code: 'needs-approval' };

/** Adds skins and shelves to the catalogue while there are no players. Writes nothing for unchanged ones. */
export const listSkins: Command<
  Pick<CatalogueState, 'history'>,
  ListSkins,
  Filling,
  ListSkinsRejection,
  { listed: number }
> = {
  name: 'list-skins',
  decide({ history }, { skins, shelves }, { played, time }) {
    const [fault] = stockFaults(skins, shelves);
    if (fault !== undefined) return rejected(fault);
    const events = stockEvents(catalogueAhead(history), skins, shelves, time);
    return played && events.length > 0 ? rejected({ code: 'needs-approval' }) : accepted(...events);
  },
  reply: (events) => ({ listed: events.length }),
};

/** Returns all faults of skins and shelves, in order of precedence. */
export function stockFaults(skins: readonly SkinEntry[], shelves: readonly ShelfEntry[]): StockFault[] {
  const skinTwice = firstTwice(skins.map(({ skinId }) => skinId));
  const shelfTwice = firstTwice(shelves.map(({ shelfId }) => shelfId));
  return [
    ...skins.flatMap((skin) => {
      const field = faultOfSkin(skin);
      return field === undefined ? [] : { code: 'malformed-skin' as const, skinId: skin.skinId, field };
    }),
    ...shelves.flatMap((shelf) => {
      const field = faultOfShelf(shelf);
      return field === undefined ? [] : { code: 'malformed-shelf' as const, shelfId: shelf.shelfId, field };
    }),
    ...(skinTwice === undefined ? [] : [{ code: 'skin-twice' as const, skinId: skinTwice }]),
    ...(shelfTwice === undefined ? [] : [{ code: 'shelf-twice' as const, shelfId: shelfTwice }]),
  ];
}

/** Returns events for the skins and shelves that a catalogue lacks or has differently. */
export const stockEvents = (
  state: ReturnType<typeof catalogueAhead>,
  skins: readonly SkinEntry[],
  shelves: readonly ShelfEntry[],
  from: number,
) => [
  ...shelves
    .filter((shelf) => !same(state.shelves.get(shelf.shelfId), shelf))
    .map((shelf) => ShelfPlaced.of({ ...ordered(Shelf, shelf), from })),
  ...skins
    .filter((skin) => !same(state.skins.get(skin.skinId), skin))
    .map((skin) => SkinListed.of({ ...ordered(Skin, skin), from })),
];

const same = <Entry>(known: Entry | undefined, entry: Entry): boolean =>
  known !== undefined && canonicalJson(known) === canonicalJson(entry);
