// An independent auditor of the log (docs/fairness.md): checks every rule and result, and reports the first violation.
import { shop } from '../shop/index.ts';
import { plainRecordsOf } from './plain-record.ts';
import { rulesOf } from './rules.ts';

export { type Audit, type AuditOptions, type AuditReport, newAudit } from './audit.ts';
export type { Archive } from './books-at-hand.ts';
export { inexact } from './exact-numbers.ts';
export { Once } from './once.ts';
export type { Piles } from './piled.ts';
export { type AskedFor, askedForOf } from './inputs.ts';
export { plainRecordsOf } from './plain-record.ts';
export { type Divergence, rulesOf } from './rules.ts';
export { stateOfLog } from './state.ts';
export type { Summary } from './summary.ts';

/** Tells whether a record of the shop can be audited the fast way. */
export const isPlainRecord = plainRecordsOf(shop);

/** All rules for a log of the shop, by name. A divergence reports the first rule that an event breaks. */
export const RULES = rulesOf(shop.slices);
