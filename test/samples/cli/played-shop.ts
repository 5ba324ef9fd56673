import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@skins/api';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Ran, shellIn, temporaryFolder } from './recorded-terminal.ts';

/**
 * Prepares one shop per test file that was open once and has a player.
 * @returns a function that copies its data folder to a path
 */
function playedShop(): (data: string) => void {
  const folder = mkdtempSync(join(tmpdir(), 'skins-played-'));
  beforeAll(async () => {
    const serving = await serve({
      folder,
      host: '127.0.0.1',
      port: 0,
      environment: { SKINS_LOG: 'silent', XDG_STATE_HOME: process.env['XDG_STATE_HOME'] },
    });
    const newcomer = {
      phone: '13800138000',
      password: 'hunter2Hunter2',
      fingerprint: 'test',
      spreadCode: '',
    };
    await serving.service.desks.accounts.registrar.register(newcomer, 'registration');
    await serving.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return (data) => {
    mkdirSync(data, { mode: 0o700 });
    cpSync(folder, data, { recursive: true });
  };
}

/** Gives each test of a file its own folder with a copy of a played shop. */
export function ownPlayedShop() {
  const copyShop = playedShop();
  let folder = '';
  beforeEach(() => {
    folder = temporaryFolder();
    copyShop(join(folder, 'data'));
  });
  return {
    /** parent of the data folder */
    folder: () => folder,
    /** path of a file in the data folder */
    at: (name: string) => join(folder, 'data', name),
    skins: (...args: string[]): Promise<Ran> => shellIn(folder)(...args),
  };
}

const PAGE_BYTES = 4096;

/** Overwrites pages of a SQLite file, from the first page that contains a text. */
export function overwritePages(file: string, pages: number, matching: string): void {
  const bytes = readFileSync(file);
  const from = Math.floor(bytes.indexOf(matching) / PAGE_BYTES) * PAGE_BYTES;
  writeFileSync(file, bytes.fill(0xa5, from, from + pages * PAGE_BYTES));
}
