export { type BoxRecord, type RollEvidence, evidenceOfOpening, evidenceOfRecord } from './evidence';
export { ensureUserSeed } from './user-seed';
