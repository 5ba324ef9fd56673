import type { Sent } from './queries';

/** The agreement according to the answer or the log. */
interface Told {
  readonly given: readonly { readonly itemId: string }[];
  readonly taken: readonly { readonly skinId: string }[];
  readonly quote: string;
}

/** Returns whether an answer matches the order: each item and skin, in order, under the hash of all of it. */
export const isAsSent = ({ itemIds, skinIds, quote }: Sent, told: Told): boolean =>
  quote === told.quote &&
  isSame(
    itemIds,
    told.given.map(({ itemId }) => itemId),
  ) &&
  isSame(
    skinIds,
    told.taken.map(({ skinId }) => skinId),
  );

const isSame = (sent: readonly string[], told: readonly string[]): boolean =>
  sent.length === told.length && sent.every((id, k) => id === told[k]);
