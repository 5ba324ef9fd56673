import type { LoggedEvent } from '../runtime/index.ts';
import type { Projection } from './projection.ts';

/** Returns the events of a batch that each projection hears; projections that hear none are left out. */
export function heardBy<Hearer extends { readonly projection: Pick<Projection, 'hears'> }>(
  hearers: readonly Hearer[],
  batch: readonly LoggedEvent[],
): ReadonlyMap<Hearer, readonly LoggedEvent[]> {
  const ofType = new Map<string, LoggedEvent[][]>();
  const parts = new Map<Hearer, readonly LoggedEvent[]>();
  for (const hearer of hearers) {
    const { hears } = hearer.projection;
    if (hears === 'everything') parts.set(hearer, batch);
    else {
      const part: LoggedEvent[] = [];
      parts.set(hearer, part);
      for (const type of new Set(hears.map(({ type }) => type)))
        ofType.set(type, [...(ofType.get(type) ?? []), part]);
    }
  }
  for (const logged of batch) {
    const heard = ofType.get(logged.event.type);
    if (heard !== undefined) for (const part of heard) part.push(logged);
  }
  for (const [hearer, part] of parts) if (part.length === 0) parts.delete(hearer);
  return parts;
}
