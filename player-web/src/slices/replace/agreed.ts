import type { Sent } from './queries';

/** What somebody says was agreed to: the answer, or the log. */
interface Told {
  readonly given: readonly { readonly itemId: string }[];
  readonly taken: readonly { readonly skinId: string }[];
  readonly quote: string;
}

/** Whether what is told is just what was sent: each item, each skin, in order, under the hash that names all of it. */
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
