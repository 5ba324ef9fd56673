import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** Steps before and after the present one whose codes are valid, as clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

/** Returns a new secret for an authenticator app, base32 (RFC 6238). */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns a secret made of at least 20 random bytes, base32. */
export const totpSecretOf = (bytes: Buffer): string =>
  new Secret({ buffer: Uint8Array.from(bytes.subarray(0, SECRET_BYTES)).buffer }).base32;

/** Returns the address for an authenticator app: otpauth://totp/… */
export const totpUri = (secret: string, name: string): string => totpOf(secret, name).toString();

/** Returns a code's step, counted in 30 seconds from 1970; undefined if it belongs to no present step. */
export function totpStep(secret: string, code: string, time: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: time, window: WINDOW });
  return delta === null ? undefined : Math.floor(time / STEP_MS) + delta;
}

/** Returns the present code; for programs that act as an authenticator app. */
export const totpCode = (secret: string, time: number): string =>
  totpOf(secret).generate({ timestamp: time });

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Skins', label, secret: Secret.fromBase32(secret) });

/** Returns codes for single logins without the app, in their displayed form. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(8)
      .toString('hex')
      .replace(/(.{4})(?!$)/g, '$1-'),
  );

export const recoveryHash = (code: string): string =>
  hash('sha256', code.toLowerCase().replaceAll('-', ''), 'hex');

/** Returns the hashes without that of a used recovery code; undefined if the code is unknown. */
export function withoutRecovery(hashes: readonly string[], code: string): readonly string[] | undefined {
  const wanted = Buffer.from(recoveryHash(code));
  const left = hashes.filter((one) => !timingSafeEqual(Buffer.from(one), wanted));
  return left.length === hashes.length ? undefined : left;
}
