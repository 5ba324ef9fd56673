import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  MasterSecret,
  MasterSecretProblem,
  hmacHex,
  makeMasterSecret,
  masterSecretIn,
  masterSecretSource,
} from './master-secret.ts';

const HEX = '0b'.repeat(32);

describe('MasterSecret', () => {
  it('derives 32 bytes for each purpose, the same every time, by HKDF-SHA-256', () => {
    const secret = new MasterSecret(HEX);

    expect(secret.derive('a')).toEqual(new MasterSecret(HEX).derive('a'));
    expect(secret.derive('a')).toHaveLength(32);
    expect(secret.derive('a')).not.toEqual(secret.derive('b'));
    expect(secret.derive('a')).not.toEqual(new MasterSecret('0c'.repeat(32)).derive('a'));
  });

  it('derives the same from upper and lower case', () => {
    expect(new MasterSecret(HEX.toUpperCase()).derive('a')).toEqual(new MasterSecret(HEX).derive('a'));
  });

  it.each(['', 'ab', `${HEX}0`, HEX.replace('0', 'x'), ` ${HEX.slice(1)}`])('rejects %j', (hex) => {
    expect(() => new MasterSecret(hex)).toThrow(MasterSecretProblem);
  });

  it('is never shown: not in JSON, logs, texts or its own errors', () => {
    const secret = new MasterSecret(HEX);
    const shown = [
      JSON.stringify({ secret }),
      inspect({ secret }, { depth: null, showHidden: true }),
      JSON.stringify(Object.entries(secret)),
      problemOf(`${HEX}x`),
    ];

    for (const text of shown) expect(text).not.toContain('0b0b');
  });
});

const problemOf = (hex: string): string => {
  try {
    return String(new MasterSecret(hex).derive('a'));
  } catch (error) {
    return String(error);
  }
};

describe('the file of the master secret', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skins-secret-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const file = () => join(folder, 'master.secret');

  it('is created readable only by its owner, and read afterwards', () => {
    const made = makeMasterSecret(folder);

    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readFileSync(file(), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(masterSecretSource(folder, {})).toBe(file());
    expect(masterSecretIn(folder, {})?.derive('a')).toEqual(made.derive('a'));
  });

  it('is created once, and never by reading', () => {
    expect(masterSecretIn(folder, {})).toBeUndefined();
    expect(existsSync(file())).toBe(false);
    makeMasterSecret(folder);
    expect(() => makeMasterSecret(folder)).toThrow('EEXIST');
  });

  it('differs from folder to folder', () => {
    const other = mkdtempSync(join(tmpdir(), 'skins-secret-'));

    expect(makeMasterSecret(folder).derive('a')).not.toEqual(makeMasterSecret(other).derive('a'));
    rmSync(other, { recursive: true });
  });

  it.runIf(process.platform !== 'win32')('is refused while others can read it', () => {
    makeMasterSecret(folder);
    chmodSync(file(), 0o640);

    expect(() => masterSecretIn(folder, {})).toThrow(`${file()} must have mode 0600`);
  });

  it('is refused when truncated, with the file’s name in the error', () => {
    writeFileSync(file(), HEX.slice(2), { mode: 0o600 });

    expect(() => masterSecretIn(folder, {})).toThrow(`${file()} must be 64 hex digits`);
  });

  it('is overridden by the environment', () => {
    makeMasterSecret(folder);
    // In the form that a vault may provide.
    const environment = { SKINS_MASTER_SECRET: `${HEX.toUpperCase()}\n` };

    expect(masterSecretIn(folder, environment)?.derive('a')).toEqual(new MasterSecret(HEX).derive('a'));
    expect(masterSecretSource(folder, environment)).toBe('SKINS_MASTER_SECRET');
    expect(() => masterSecretIn(folder, { SKINS_MASTER_SECRET: 'xx' })).toThrow(
      'SKINS_MASTER_SECRET must be 64 hex digits',
    );
  });
});

describe('hmacHex', () => {
  it('is HMAC-SHA-256 (RFC 4231, test case 2)', () => {
    expect(hmacHex(Buffer.from('Jefe'), 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});
