import type { Catalogue, Skin } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { faceOf } from '../boxes/presenters.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import type { DataOf, QueryOf } from '../../foundation/contract/call.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
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
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = [...skins.values()].filter(
    ({ price, name }) =>
      price >= least && price <= most && words.every((word) => namesIn(name).includes(word)),
  );
  const triesOf = ({ skinId }: Skin) => attempts.get(skinId) ?? 0;
  if (sort === 'tried') return found.toSorted((a, b) => triesOf(b) - triesOf(a) || a.price - b.price);
  return found.toSorted((a, b) => (sort === 'dearest' ? b.price - a.price : a.price - b.price));
}

/** Returns a name in every language, so that a search finds any of them. */
const namesIn = (name: Skin['name']): string =>
  (['ZH', 'EN', 'RU', 'VN'] as const).map((language) => inLanguage(name, language).toLowerCase()).join('\n');
