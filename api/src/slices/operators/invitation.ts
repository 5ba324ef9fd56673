import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const PART_BYTES = 10;

/** A part of an invitation, as it is shown: 80 random bits. */
export const newInvitationPart = (): string =>
  randomBytes(PART_BYTES)
    .toString('hex')
    .replace(/(.{5})(?!$)/g, '$1-');

/** What is kept of a part. */
export const partHash = (part: string): string =>
  hash('sha256', part.toLowerCase().replaceAll(/[\s-]/g, ''), 'hex');

/** Whether a part is the one of which this was kept. */
export const isPart = (part: string, kept: string): boolean =>
  timingSafeEqual(Buffer.from(partHash(part)), Buffer.from(kept));
