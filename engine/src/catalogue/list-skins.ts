import { type Command, accepted, rejected } from '../kernel/index.ts';
import { type Shelf, ShelfPlaced, type Skin, SkinListed } from './events.ts';
import type { Catalogue } from './state.ts';

export interface ListSkins {
  readonly skins: readonly Skin[];
  readonly shelves: readonly Shelf[];
}

/** In order of precedence. */
export type ListSkinsRejection =
  | { readonly code: 'malformed-skin'; readonly skinId: string }
  | { readonly code: 'malformed-shelf'; readonly shelfId: string };

/** Puts skins and shelves into the catalogue. Quiet about those that are there just so. */
export const listSkins: Command<Catalogue, ListSkins, unknown, ListSkinsRejection, { listed: number }> = {
  name: 'list-skins',
  decide(state, { skins, shelves }) {
    const bad = skins.find((skin) => !SkinListed.fits(skin));
    if (bad !== undefined) return rejected({ code: 'malformed-skin', skinId: bad.skinId });
    const badShelf = shelves.find((shelf) => !ShelfPlaced.fits(shelf));
    if (badShelf !== undefined) return rejected({ code: 'malformed-shelf', shelfId: badShelf.shelfId });
    return accepted(
      ...shelves.filter((shelf) => !same(state.shelves.get(shelf.shelfId), shelf)).map(ShelfPlaced.of),
      ...skins.filter((skin) => !same(state.skins.get(skin.skinId), skin)).map(SkinListed.of),
    );
  },
  reply: (events) => ({ listed: events.length }),
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
