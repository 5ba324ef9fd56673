import { ItemsGranted, ItemsMoved, isGone } from '@skins/engine/bag';
import { type AnyEvent, type MeasureName, kindOf } from '@skins/engine/kernel';
import type { AnyShop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import { logOf } from '../../kit/forge.ts';
import type { AnyKit } from '../../kit/kit.ts';
import { played } from '../played.ts';

/**
 * Check 10: payments and returns of players, in gems and staked items, equal the measured stakes and returns. The
 * kit may excuse reasons.
 */
export function unmeasured(kit: AnyKit): string[] {
  const { shop } = kit;
  const events = logOf(played(kit).records).map(({ type, v, data, stream, command }) => ({
    stream,
    command,
    event: shop.codec.decode(type, v, data),
  }));
  const own = new Set(
    Object.keys(kit.slice.audit.ways).filter((reason) => kit.unmeasured[reason] === undefined),
  );
  const types = new Set(Object.keys(kit.slice.events));
  const staking = new Set(
    events.flatMap(({ event, command }) =>
      types.has(event.type) && reading(shop, event, 'staked') > 0 ? [command] : [],
    ),
  );
  let posted = 0;
  let measured = 0;
  for (const { event, stream, command } of events) {
    if (kindOf(stream) === 'player' && WalletPosted.is(event) && own.has(event.data.reason))
      for (const { from, to, amount } of event.data.postings)
        posted += (from === 'player' ? amount : 0) - (to === 'player' ? amount : 0);
    // Staked items count as paid at their grant value.
    if (staking.has(command) && ItemsMoved.is(event) && isGone(event.data.to))
      posted += event.data.items.reduce((sum, { value }) => sum + value, 0);
    if (!types.has(event.type) || ItemsGranted.is(event)) continue;
    measured += reading(shop, event, 'staked') - reading(shop, event, 'returned');
  }
  return posted === measured ? [] : [`players paid ${posted} net, and ${measured} are measured`];
}

const reading = (
  { measures }: AnyShop,
  event: AnyEvent,
  name: MeasureName & ('staked' | 'returned'),
): number => measures.find(({ type }) => type === event.type)?.reader(name)?.(event) ?? 0;
