import type { CodeOf } from '../foundation/contract/call.ts';
import type { RefusalEntry } from '../foundation/contract/refusal.ts';
import type { EdgeCode } from '../foundation/http/refusals.ts';

/** Codes that every game may refuse with. Their slices, wallet and rules, have the texts. */
export type SharedCode = 'insufficient-gems' | 'stale-version';

/** Codes that any slice may refuse with, without texts of its own. */
type WordedElsewhere = EdgeCode | SharedCode;

/** The texts of a slice's refusals, complete: for its engine's rejections and for further codes in its contract. */
export type RefusalsOf<Contract, Rejection extends { readonly code: string } = never> = {
  readonly [Code in Exclude<CodeOf<Contract> | Rejection['code'], WordedElsewhere>]: RefusalEntry<
    Extract<Rejection, { readonly code: Code }>
  >;
};
