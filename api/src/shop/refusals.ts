import type { CodeOf } from '../foundation/contract/call.ts';
import type { RefusalEntry } from '../foundation/contract/refusal.ts';
import type { EdgeCode } from '../foundation/http/refusals.ts';

/** Codes that every game may refuse with: the slices that own them, wallet and rules, bring the words. */
export type SharedCode = 'insufficient-gems' | 'stale-version';

/** What any slice may refuse with, without words of its own. */
type WordedElsewhere = EdgeCode | SharedCode;

/** The words of a slice's refusals, complete: for what its engine rejects, and what its contract names beside it. */
export type RefusalsOf<Contract, Rejection extends { readonly code: string } = never> = {
  readonly [Code in Exclude<CodeOf<Contract> | Rejection['code'], WordedElsewhere>]: RefusalEntry<
    Extract<Rejection, { readonly code: Code }>
  >;
};
