export { type BoxRecord, type Evidence, evidenceOfOpening, evidenceOfRecord } from './evidence';
export { ensureUserSeed } from './user-seed';
