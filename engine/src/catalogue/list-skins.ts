import { type Command, accepted, canonicalJson, ordered, rejected } from '../kernel/index.ts';
import { ShelfEntry, SkinEntry, faultFinder } from './entries.ts';
import { Shelf, ShelfPlaced, Skin, SkinListed } from './events.ts';
import { firstTwice } from './first-twice.ts';
import type { Catalogue } from './state.ts';

export interface ListSkins {
  readonly skins: readonly SkinEntry[];
  readonly shelves: readonly ShelfEntry[];
}

const faultOfSkin = faultFinder(SkinEntry);
const faultOfShelf = faultFinder(ShelfEntry);

/** In order of precedence; `field` is a place in the skin or shelf, such as '/name/en'. */
export type ListSkinsRejection =
  | { readonly code: 'malformed-skin'; readonly skinId: string; readonly field: string }
  | { readonly code: 'malformed-shelf'; readonly shelfId: string; readonly field: string }
  | { readonly code: 'skin-twice'; readonly skinId: string }
  | { readonly code: 'shelf-twice'; readonly shelfId: string };

/** Puts skins and shelves into the catalogue. Quiet about those that are there just so. */
export const listSkins: Command<Catalogue, ListSkins, unknown, ListSkinsRejection, { listed: number }> = {
  name: 'list-skins',
  decide(state, { skins, shelves }) {
    for (const skin of skins) {
      const field = faultOfSkin(skin);
      if (field !== undefined) return rejected({ code: 'malformed-skin', skinId: skin.skinId, field });
    }
    for (const shelf of shelves) {
      const field = faultOfShelf(shelf);
      if (field !== undefined) return rejected({ code: 'malformed-shelf', shelfId: shelf.shelfId, field });
    }
    const skinTwice = firstTwice(skins.map(({ skinId }) => skinId));
    if (skinTwice !== undefined) return rejected({ code: 'skin-twice', skinId: skinTwice });
    const shelfTwice = firstTwice(shelves.map(({ shelfId }) => shelfId));
    if (shelfTwice !== undefined) return rejected({ code: 'shelf-twice', shelfId: shelfTwice });
    return accepted(
      ...shelves
        .filter((shelf) => !same(state.shelves.get(shelf.shelfId), shelf))
        .map((shelf) => ShelfPlaced.of(ordered(Shelf, shelf))),
      ...skins
        .filter((skin) => !same(state.skins.get(skin.skinId), skin))
        .map((skin) => SkinListed.of(ordered(Skin, skin))),
    );
  },
  reply: (events) => ({ listed: events.length }),
};

const same = <Entry>(known: Entry | undefined, entry: Entry): boolean =>
  known !== undefined && canonicalJson(known) === canonicalJson(entry);
