import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';

const SECRET_FILE = 'master.secret';
const BYTES = 32;

/** The master secret cannot be used as it is; the message never shows it. */
export class MasterSecretProblem extends Error {
  override readonly name = 'MasterSecretProblem';
}

/** The one secret from which all others derive. It never leaves this object. */
export class MasterSecret {
  readonly #bytes: Buffer;

  /** @throws MasterSecretProblem unless it is 64 hex digits */
  constructor(hex: string) {
    if (!/^[0-9a-f]{64}$/i.test(hex))
      throw new MasterSecretProblem('the master secret must be 64 hex digits');
    this.#bytes = Buffer.from(hex, 'hex');
  }

  /** 32 bytes for one purpose, by HKDF-SHA-256 (RFC 5869). */
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

/**
 * The master secret: from `SKINS_MASTER_SECRET` (64 hex digits), or the file in the data folder, which is made with
 * mode 0600 the first time.
 * @throws MasterSecretProblem when it is malformed or others may read the file
 */
export function masterSecretOf(folder: string, environment: NodeJS.ProcessEnv): MasterSecret {
  const given = environment['SKINS_MASTER_SECRET'];
  if (given !== undefined && given !== '') return new MasterSecret(given);
  const file = join(folder, SECRET_FILE);
  if (!existsSync(file)) create(file);
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new MasterSecretProblem(`${file} must have mode 0600: others can read it now`);
  return new MasterSecret(readFileSync(file, 'utf8').trim());
}

function create(file: string): void {
  const handle = openSync(file, 'wx', 0o600);
  writeSync(handle, `${randomBytes(BYTES).toString('hex')}\n`);
  fsyncSync(handle);
  closeSync(handle);
}

/** HMAC-SHA-256 in hex. */
export const hmacHex = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');
