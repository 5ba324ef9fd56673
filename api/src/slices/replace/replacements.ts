import type { Catalogue, Rarity, Skin } from '@skins/engine/catalogue';
import type { REPLACEMENT_ORDERS } from './contract.ts';

interface Asked {
  readonly q: string;
  readonly rarity: Rarity | undefined;
  /** in 1/10,000 gem, inclusive */
  readonly least: number;
  readonly most: number;
  readonly order: (typeof REPLACEMENT_ORDERS)[number];
}

/** A skin with its searchable data, in lower case. */
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
    .map((skin) => ({ skin, text: [skin.skinId, ...Object.values(skin.name)].join('\n').toLowerCase() }));
  known.set(skins, made);
  return made;
}

/** Returns the skins that can replace items and match a query. */
export function replacementsIn(
  { skins }: Catalogue,
  { q, rarity, least, most, order }: Asked,
): readonly Skin[] {
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean);
  const found = byPrice(skins)
    .filter(
      ({ skin, text }) =>
        skin.price >= least &&
        skin.price <= most &&
        (rarity === undefined || skin.rarity === rarity) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ skin }) => skin);
  return order === 'cheapest' ? found : found.toReversed();
}
