// An independent auditor of the log (docs/fairness.md): every rule, every result, and where the first one breaks.
import { shop } from '../shop/index.ts';
import { plainRecordsOf } from './plain-record.ts';
import { rulesOf } from './rules.ts';

export { type Audit, type AuditOptions, type AuditReport, newAudit } from './audit.ts';
export type { Archive } from './books-at-hand.ts';
export { inexact } from './exact-numbers.ts';
export { Once } from './once.ts';
export type { Piles } from './piled.ts';
export { askedForOf } from './inputs.ts';
export { plainRecordsOf } from './plain-record.ts';
export { type Divergence, rulesOf } from './rules.ts';
export { stateOfLog } from './state.ts';
export type { Summary } from './summary.ts';

/** Whether a record of the shop can be audited the fast way. */
export const isPlainRecord = plainRecordsOf(shop);

/** What a log of the shop is held to: every rule by name. The first one that an event breaks is named in the divergence. */
export const RULES = rulesOf(shop.slices);
