export { type BoxRecord, type Evidence, evidenceOfOpening, evidenceOfRecord } from './evidence';
export { type Seeds, seedQuery, useSeeds } from './queries';
export { shortHash } from './short-hash';
export { ensureUserSeed, saveUserSeed } from './user-seed';
