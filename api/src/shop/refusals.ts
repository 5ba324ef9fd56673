import type { CodeOf } from '../foundation/contract/call.ts';
import type { RefusalEntry } from '../foundation/contract/refusal.ts';
import type { EdgeCode } from '../foundation/http/refusals.ts';
import type { refusals as rules } from '../slices/rules/refusals.ts';
import type { refusals as wallet } from '../slices/wallet/refusals.ts';

/** What any slice may refuse with, without words of its own: the edge's codes, the wallet's, and the rules'. */
type FoundationCode = EdgeCode | keyof typeof wallet | keyof typeof rules;

/** The words of a slice's refusals, complete: for what its engine rejects, and what its contract names beside it. */
export type RefusalsOf<Contract, Rejection extends { readonly code: string } = never> = {
  readonly [Code in Exclude<CodeOf<Contract> | Rejection['code'], FoundationCode>]: RefusalEntry<
    Extract<Rejection, { readonly code: Code }>
  >;
};
