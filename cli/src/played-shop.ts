import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@skins/api';
import { afterAll, beforeAll } from 'vitest';

/**
 * A shop that was open once and has a player, made once for a test file.
 * @returns copies its data folder to where it is told
 */
export function playedShop(environment: NodeJS.ProcessEnv = {}): (data: string) => void {
  const folder = mkdtempSync(join(tmpdir(), 'skins-played-'));
  beforeAll(async () => {
    const serving = await serve({
      folder,
      host: '127.0.0.1',
      port: 0,
      environment: { SKINS_LOG: 'silent', ...environment },
    });
    const newcomer = {
      phone: '13800138000',
      password: 'hunter2Hunter2',
      fingerprint: 'test',
      spreadCode: '',
    };
    await serving.service.registrar.register(newcomer, 'registration');
    await serving.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return (data) => {
    mkdirSync(data, { mode: 0o700 });
    cpSync(folder, data, { recursive: true });
  };
}

const PAGE_BYTES = 4096;

/** Overwrites pages of a SQLite file, from the first one that matches. */
export function overwritePages(file: string, pages: number, matching: string): void {
  const bytes = readFileSync(file);
  const from = Math.floor(bytes.indexOf(matching) / PAGE_BYTES) * PAGE_BYTES;
  writeFileSync(file, bytes.fill(0xa5, from, from + pages * PAGE_BYTES));
}
