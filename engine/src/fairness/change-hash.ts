// Not through the kernel's index, which brings the schemas of events along: browsers run this file.
import { canonicalJson } from '../kernel/canonical.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';

/** What a proposal is named by: SHA-256 of the canonical JSON of the events that it would write, in their order. */
export const changeHashOf = (
  events: readonly { readonly type: string; readonly data: unknown }[],
  hash: Sha256Hex = sha256Hex,
): string => hash(canonicalJson({ scheme: 'v1', change: events.map(({ type, data }) => ({ type, data })) }));

/**
 * What a proposal of a setting is named by: as above, but for the times from which the events count; of these stands one
 * for all of them.
 * @param from milliseconds since 1970; null: as soon as the notice allows, counted from the approval
 */
export const settingHashOf = (
  events: readonly { readonly type: string; readonly data: unknown }[],
  from: number | null,
  hash: Sha256Hex = sha256Hex,
): string =>
  hash(
    canonicalJson({
      scheme: 'v1',
      change: events.map(({ type, data }) => ({ type, data: timeless(data) })),
      from,
    }),
  );

const timeless = (data: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(data)).filter(([key]) => key !== 'from'));
