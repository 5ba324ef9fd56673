// Imported directly, because the kernel's index would pull in the event schemas: browsers run this file.
import { canonicalJson } from '../kernel/canonical.ts';
import { type Sha256Hex, sha256Hex } from './sha256.ts';

/** Returns a proposal's hash: SHA-256 of the canonical JSON of the events that it would write, in their order. */
export const changeHashOf = (
  events: readonly { readonly type: string; readonly data: unknown }[],
  hash: Sha256Hex = sha256Hex,
): string => hash(canonicalJson({ scheme: 'v1', change: events.map(({ type, data }) => ({ type, data })) }));

/**
 * Returns the hash of a setting's proposal. Like {@link changeHashOf}, but with one time for all events in place of the
 * time from which each takes effect.
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
