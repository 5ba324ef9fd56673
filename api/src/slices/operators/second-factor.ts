import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** A code counts for its own step, and for one before and after it: clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

/** A new secret for an authenticator app, base32 (RFC 6238). */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app reads: otpauth://totp/… */
export const totpUri = (secret: string, name: string): string => totpOf(secret, name).toString();

/** The step whose code this is, counted from 1970 in 30 seconds; undefined when it is none of about now. */
export function totpStep(secret: string, code: string, time: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: time, window: WINDOW });
  return delta === null ? undefined : Math.floor(time / STEP_MS) + delta;
}

/** The code of about now: for those who play an authenticator app. */
export const totpCode = (secret: string, time: number): string =>
  totpOf(secret).generate({ timestamp: time });

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Skins', label, secret: Secret.fromBase32(secret) });

/** Codes to get in once without the app, as they are shown. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(8)
      .toString('hex')
      .replace(/(.{4})(?!$)/g, '$1-'),
  );

export const recoveryHash = (code: string): string =>
  hash('sha256', code.toLowerCase().replaceAll('-', ''), 'hex');

/** The hashes that are left when a recovery code is used up; undefined when it is none of them. */
export function withoutRecovery(hashes: readonly string[], code: string): readonly string[] | undefined {
  const wanted = Buffer.from(recoveryHash(code));
  const left = hashes.filter((one) => !timingSafeEqual(Buffer.from(one), wanted));
  return left.length === hashes.length ? undefined : left;
}
