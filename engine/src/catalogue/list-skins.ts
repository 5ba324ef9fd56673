import { type Command, accepted, canonicalJson, rejected } from '../kernel/index.ts';
import { type Shelf, ShelfPlaced, type Skin, SkinListed } from './events.ts';
import { firstTwice } from './first-twice.ts';
import type { Catalogue } from './state.ts';

export interface ListSkins {
  readonly skins: readonly Skin[];
  readonly shelves: readonly Shelf[];
}

/** In order of precedence. */
export type ListSkinsRejection =
  | { readonly code: 'malformed-skin'; readonly skinId: string }
  | { readonly code: 'malformed-shelf'; readonly shelfId: string }
  | { readonly code: 'skin-twice'; readonly skinId: string }
  | { readonly code: 'shelf-twice'; readonly shelfId: string };

/** Puts skins and shelves into the catalogue. Quiet about those that are there just so. */
export const listSkins: Command<Catalogue, ListSkins, unknown, ListSkinsRejection, { listed: number }> = {
  name: 'list-skins',
  decide(state, { skins, shelves }) {
    const bad = skins.find((skin) => !SkinListed.fits(skin));
    if (bad !== undefined) return rejected({ code: 'malformed-skin', skinId: bad.skinId });
    const badShelf = shelves.find((shelf) => !ShelfPlaced.fits(shelf));
    if (badShelf !== undefined) return rejected({ code: 'malformed-shelf', shelfId: badShelf.shelfId });
    const skinTwice = firstTwice(skins.map(({ skinId }) => skinId));
    if (skinTwice !== undefined) return rejected({ code: 'skin-twice', skinId: skinTwice });
    const shelfTwice = firstTwice(shelves.map(({ shelfId }) => shelfId));
    if (shelfTwice !== undefined) return rejected({ code: 'shelf-twice', shelfId: shelfTwice });
    return accepted(
      ...shelves.filter((shelf) => !same(state.shelves.get(shelf.shelfId), shelf)).map(ShelfPlaced.of),
      ...skins.filter((skin) => !same(state.skins.get(skin.skinId), skin)).map(SkinListed.of),
    );
  },
  reply: (events) => ({ listed: events.length }),
};

const same = <Entry>(known: Entry | undefined, entry: Entry): boolean =>
  known !== undefined && canonicalJson(known) === canonicalJson(entry);
