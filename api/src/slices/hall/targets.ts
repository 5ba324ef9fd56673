import type { Catalogue, Skin } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { isFound, searchable, soughtIn } from '@skins/engine/typed';
import { faceOf } from '../boxes/presenters.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import type { DataOf, QueryOf } from '../../foundation/contract/call.ts';
import type { Language } from '../../foundation/http/language.ts';
import { searchedNames } from '../catalogue/skin-face.ts';
import type { upgradeTargets } from './contract.ts';

type Asked = QueryOf<typeof upgradeTargets>;
type Target = DataOf<typeof upgradeTargets>['records'][number];

/** Price range of targets, in 1/10,000 gem. */
interface Bounds {
  readonly minimumPrice: number;
  readonly maximumPrice: number;
}

/** Returns a skin as a target; a skin that left the catalogue has price 0. */
export const targetOf = (
  catalogue: Catalogue,
  skinId: string,
  attempts: number,
  language: Language,
): Target => ({
  ...faceOf(catalogue, skinId, language),
  price: toGems(catalogue.skins.get(skinId)?.price ?? 0),
  attempts,
});

/** Returns the requested skins that the rules allow as targets. */
export function wantedTargets(
  { skins }: Catalogue,
  { q = '', min, max, sort = 'cheapest' }: Asked,
  { minimumPrice, maximumPrice }: Bounds,
  attempts: ReadonlyMap<string, number>,
): readonly Skin[] {
  const least = Math.max(minimumPrice, min === undefined ? 0 : amountOf(min));
  const most = Math.min(maximumPrice, max === undefined ? maximumPrice : amountOf(max));
  const sought = soughtIn(q);
  const found = [...skins.values()].filter(
    (skin) =>
      skin.price >= least && skin.price <= most && (sought?.length === 0 || isFound(sought, textOf(skin))),
  );
  const triesOf = ({ skinId }: Skin) => attempts.get(skinId) ?? 0;
  if (sort === 'tried') return found.toSorted((a, b) => triesOf(b) - triesOf(a) || a.price - b.price);
  return found.toSorted((a, b) => (sort === 'dearest' ? b.price - a.price : a.price - b.price));
}

const texts = new WeakMap<Skin, string>();

/** Returns the searchable text of a skin; cached, as a skin never changes. */
function textOf(skin: Skin): string {
  const known = texts.get(skin) ?? searchable([skin.skinId, ...searchedNames(skin)]);
  texts.set(skin, known);
  return known;
}
