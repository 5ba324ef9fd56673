import { type GrantedItem, itemIdOf } from '../bag/index.ts';
import { dropAt, dropNumberOf, dropTierOf } from '../../fairness/index.ts';
import { type Amount, type PropCount, type RulesInForce, times } from '../../kernel/index.ts';
import type { DrawnDrop, DropRow, ExtraDrops, GivenDrop } from './events.ts';

/** What the extra drops of an open depend on. */
export interface DropTerms {
  /** in force at the open */
  readonly table: RulesInForce<ExtraDrops>;
  /** returns a skin's listed price now, in 1/10,000 gem; undefined if it is not in the catalogue */
  readonly priceOf: (skinId: string) => Amount | undefined;
}

/**
 * Returns an open's part in the extra drops; null if it has none.
 * @param price of the box, in 1/10,000 gem
 * @param resultHash of its roll
 */
export function drawnDrop(terms: DropTerms, price: Amount, resultHash: string): DrawnDrop | null {
  const { hash, content } = terms.table;
  const tier = content.open ? dropTierOf(content.tiers, price) : undefined;
  if (tier === undefined) return null;
  const number = dropNumberOf(resultHash);
  const row = dropAt(tier, number);
  return { rulesHash: hash, number, gives: row === undefined ? null : given(row, terms) };
}

/** Returns what a row gives; null for a skin that is not in the catalogue. */
function given({ type, of, amount, price }: DropRow, { priceOf }: DropTerms): GivenDrop | null {
  const one = price ?? priceOf(of ?? '');
  return one === undefined ? null : { type, of, amount, worth: times(one, amount) };
}

/** What the drops of a command add to its `ItemsGranted`. */
interface Extra {
  readonly items: GrantedItem[];
  readonly props: PropCount[];
}

/**
 * Returns what drops bring; undefined if they bring nothing.
 * @param n number of the first new item among the player's
 */
export function extraOf(given: readonly GivenDrop[], playerId: string, n: number): Extra | undefined {
  if (given.length === 0) return undefined;
  const items: GrantedItem[] = [];
  const props = new Map<string, PropCount>();
  for (const { type, of, amount, worth } of given)
    if (type === 'skins')
      for (let k = 0; k < amount; k += 1) {
        const itemId = itemIdOf(playerId, n + items.length);
        items.push({ itemId, skinId: of ?? '', value: worth / amount });
      }
    else {
      const kind = `${type} ${of ?? ''}`;
      props.set(kind, { prop: type, of, count: (props.get(kind)?.count ?? 0) + amount });
    }
  return { items, props: [...props.values()] };
}
