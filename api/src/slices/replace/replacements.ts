import type { Catalogue, Rarity, Skin } from '@skins/engine/catalogue';
import { isFound, searchable, soughtIn } from '@skins/engine/typed';
import { searchedNames } from '../catalogue/skin-face.ts';
import type { REPLACEMENT_ORDERS } from './contract.ts';

interface Asked {
  readonly q: string;
  readonly rarity: Rarity | undefined;
  /** in 1/10,000 gem, inclusive */
  readonly least: number;
  readonly most: number;
  readonly order: (typeof REPLACEMENT_ORDERS)[number];
}

/** A skin with its searchable text. */
interface Found {
  readonly skin: Skin;
  readonly text: string;
}

const known = new WeakMap<Catalogue['skins'], readonly Found[]>();

/** Returns the skins of a catalogue, cheapest first; cached, as a catalogue never changes. */
function byPrice(skins: Catalogue['skins']): readonly Found[] {
  const found = known.get(skins);
  if (found !== undefined) return found;
  const made = [...skins.values()]
    .toSorted((a, b) => a.price - b.price)
    .map((skin) => ({ skin, text: searchable([skin.skinId, ...searchedNames(skin)]) }));
  known.set(skins, made);
  return made;
}

/** Returns the skins that can replace items and match a query. */
export function replacementsIn(
  { skins }: Catalogue,
  { q, rarity, least, most, order }: Asked,
): readonly Skin[] {
  const sought = soughtIn(q);
  const found = byPrice(skins)
    .filter(
      ({ skin, text }) =>
        skin.price >= least &&
        skin.price <= most &&
        (rarity === undefined || skin.rarity === rarity) &&
        isFound(sought, text),
    )
    .map(({ skin }) => skin);
  return order === 'cheapest' ? found : found.toReversed();
}
