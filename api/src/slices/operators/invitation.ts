import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const PART_BYTES = 10;

/** Returns a new part of an invitation as text: 80 random bits. */
export const newInvitationPart = (): string =>
  randomBytes(PART_BYTES)
    .toString('hex')
    .replace(/(.{5})(?!$)/g, '$1-');

/** Returns the hash that is stored of a part. */
export const partHash = (part: string): string =>
  hash('sha256', part.toLowerCase().replaceAll(/[\s-]/g, ''), 'hex');

/** Tests whether a part has the stored hash. */
export const isPart = (part: string, kept: string): boolean =>
  timingSafeEqual(Buffer.from(partHash(part)), Buffer.from(kept));
