// An independent auditor of the log (docs/fairness.md): every rule, every result, and where the first one breaks.
export { type Audit, type AuditOptions, type AuditReport, newAudit } from './audit.ts';
export type { Archive } from './books-at-hand.ts';
export { readOdds } from './odds.ts';
export { type Divergence, RULES, type Rule } from './rules.ts';
export { isPlainRecord } from './plain-record.ts';
export { type Envelope, readRecord } from './record.ts';
export { stateOfLog } from './state.ts';
export type { Summary } from './summary.ts';
