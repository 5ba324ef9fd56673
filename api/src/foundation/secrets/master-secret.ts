import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';

const VARIABLE = 'SKINS_MASTER_SECRET';
const BYTES = 32;

/** The master secret cannot be used; the message never shows it. */
export class MasterSecretProblem extends Error {
  override readonly name = 'MasterSecretProblem';
}

/** The secret from which all others are derived. It never leaves this object. */
export class MasterSecret {
  readonly #bytes: Buffer;

  /**
   * @param source where the digits come from, for messages
   * @throws MasterSecretProblem unless it is 64 hex digits
   */
  constructor(hex: string, source = 'the master secret') {
    if (!/^[0-9a-f]{64}$/i.test(hex)) throw new MasterSecretProblem(`${source} must be 64 hex digits`);
    this.#bytes = Buffer.from(hex, 'hex');
  }

  /** Derives 32 bytes for one purpose, by HKDF-SHA-256 (RFC 5869). */
  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#bytes, Buffer.alloc(0), purpose, BYTES));
  }

  toJSON(): string {
    return '[secret]';
  }

  [inspect.custom](): string {
    return '[secret]';
  }
}

/** Returns the path of a data folder's master secret. */
const fileIn = (folder: string): string => join(folder, 'master.secret');

/** Returns where a data folder's master secret comes from, for messages; undefined if there is none. */
export function masterSecretSource(folder: string, environment: NodeJS.ProcessEnv): string | undefined {
  if (environment[VARIABLE]) return VARIABLE;
  const file = fileIn(folder);
  return existsSync(file) ? file : undefined;
}

/**
 * Reads the master secret from `SKINS_MASTER_SECRET` (64 hex digits), or from the file in the data folder; undefined if
 * there is none.
 * @throws MasterSecretProblem when it is malformed or others can read the file
 */
export function masterSecretIn(folder: string, environment: NodeJS.ProcessEnv): MasterSecret | undefined {
  const source = masterSecretSource(folder, environment);
  if (source === undefined) return undefined;
  if (source === VARIABLE) return new MasterSecret((environment[VARIABLE] ?? '').trim(), source);
  if (process.platform !== 'win32' && (statSync(source).mode & 0o077) !== 0)
    throw new MasterSecretProblem(`${source} must have mode 0600: others can read it now`);
  return new MasterSecret(readFileSync(source, 'utf8').trim(), source);
}

/** Creates a master secret in a file with mode 0600. @throws when there is one already */
export function makeMasterSecret(folder: string): MasterSecret {
  const hex = randomBytes(BYTES).toString('hex');
  const handle = openSync(fileIn(folder), 'wx', 0o600);
  writeSync(handle, `${hex}\n`);
  fsyncSync(handle);
  closeSync(handle);
  return new MasterSecret(hex);
}

/** Returns the HMAC-SHA-256 in hex. */
export const hmacHex = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');
