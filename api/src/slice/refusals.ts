import type { CodeOf } from '../contract/call.ts';
import type { RefusalEntry } from '../contract/refusal.ts';
import type { EdgeCode } from '../http/refusals.ts';
import type { refusals as rules } from '../rules/refusals.ts';
import type { refusals as wallet } from '../wallet/refusals.ts';

/** What any slice may refuse with, without words of its own: the edge's codes, the wallet's, and the rules'. */
type FoundationCode = EdgeCode | keyof typeof wallet | keyof typeof rules;

/** The words of a slice's refusals, complete: for what its engine rejects, and what its contract names beside it. */
export type RefusalsOf<Contract, Rejection extends { readonly code: string } = never> = {
  readonly [Code in Exclude<CodeOf<Contract> | Rejection['code'], FoundationCode>]: RefusalEntry<
    Extract<Rejection, { readonly code: Code }>
  >;
};
