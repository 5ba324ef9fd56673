export { type Evidence, evidenceOfOpening, evidenceOfRecord } from './evidence';
export { seedQuery, useSeeds, type Seeds } from './queries';
export { seenCommitment } from './seen-commitments';
export { shortHash } from './short-hash';
export { ensureUserSeed, saveUserSeed } from './user-seed';
