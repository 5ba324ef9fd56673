import { type AnyEvent, type EventMeta, type Fold, measuring } from '@skins/engine/kernel';
import type { AnyKit } from '../../kit/kit.ts';
import { logOf } from '../../kit/forge.ts';
import { played } from '../played.ts';

interface Logged {
  readonly event: AnyEvent;
  readonly meta: EventMeta;
}

/** Check 11: an event of another slice leaves a slice's states identical objects, unless they count its measures. */
export function touched(kit: AnyKit): string[] {
  const { slice, shop } = kit;
  const log = logOf(played(kit).records).map(({ type, v, data, ...meta }): Logged => ({
    event: shop.codec.decode(type, v, data),
    meta,
  }));
  const folds: readonly (readonly [string, Fold<unknown>])[] = [
    ...('none' in slice.player ? [] : [['player', slice.player.fold] as const]),
    ...Object.entries(slice.streams).map(([kind, { fold }]) => [kind, fold] as const),
  ];
  // Proposals are in the streams that they are about: a slice that accepts proposals folds them.
  const own = new Set([...Object.keys(slice.events), 'ChangeProposed', 'ChangeApproved', 'ChangeDropped']);
  return folds.flatMap(([kind, fold]) => {
    const counted = new Set(measuredBy(kit, fold));
    const whole = measuring(fold, shop.measures);
    return log
      .filter(({ event }) => !own.has(event.type) && !counted.has(event.type))
      .filter(({ event, meta }) => whole.evolve(whole.initial, event, meta) !== whole.initial)
      .map(({ event }) => `${event.type} changes what ${slice.name} keeps of a ${kind}`);
  });
}

/** Returns the types that a fold handles only for their measures. */
const measuredBy = ({ shop }: AnyKit, fold: Fold<unknown>): string[] => {
  const named = new Set(measuring(fold, []).types);
  return measuring(fold, shop.measures).types.filter((type) => !named.has(type));
};
