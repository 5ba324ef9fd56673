import { type Catalogue, RARITIES, type Rarity, type Skin } from '@skins/engine/catalogue';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Language } from '../../foundation/http/language.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import type { ownProfile } from './contract.ts';

type Collection = NonNullable<DataOf<typeof ownProfile>['collection']>;

/** A place of a collection: all wears of one skin. */
export interface Place {
  readonly rarity: Rarity;
  /** the skin that stands for it: the dearest that was seen */
  readonly shown: Skin;
  readonly isSeen: boolean;
}

/** Returns the places of a catalogue, the dearest of each rarity first. Wears of a skin share a name, and a place. */
export function placesOf({ skins }: Catalogue, seen: ReadonlySet<string>): readonly Place[] {
  const places = new Map<string, Place>();
  for (const skin of [...skins.values()].toSorted((a, b) => b.price - a.price)) {
    const key = skin.name.zh;
    const known = places.get(key);
    const isSeen = seen.has(skin.skinId);
    if (known === undefined) places.set(key, { rarity: skin.rarity, shown: skin, isSeen });
    else if (isSeen && !known.isSeen) places.set(key, { ...known, shown: skin, isSeen });
  }
  return [...places.values()];
}

/** Returns a collection by rarity. @param seen ids of skins that were ever in the bag */
export function collectionOf(
  catalogue: Catalogue,
  seen: ReadonlySet<string>,
  language: Language,
): Collection {
  const places = placesOf(catalogue, seen);
  return {
    seen: places.filter(({ isSeen }) => isSeen).length,
    places: places.length,
    gone: [...seen].filter((skinId) => !catalogue.skins.has(skinId)).length,
    groups: RARITIES.flatMap((rarity) => {
      const own = places.filter((place) => place.rarity === rarity);
      if (own.length === 0) return [];
      const had = own.filter(({ isSeen }) => isSeen);
      return [
        {
          rarity,
          places: own.length,
          seen: had.map(({ shown }) => faceIn(catalogue, shown.skinId, language)),
        },
      ];
    }),
  };
}
