// Global setup for all browser tests in all files and workers: one shop, and browsers with and without pictures.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { type Place, openApp } from './app.ts';
import { BROWSER, WITHOUT_PICTURES } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** of all tests; others play there at the same time */
    readonly shop: Place;
    /** address of the browser for most tests; it loads no pictures, whose drawing takes a third of its time */
    readonly browser: string;
    /** address of the browser for tests that look at pictures */
    readonly browserWithPictures: string;
  }
}

const SKINS = fileURLToPath(new URL('../../cli/bin/skins.mjs', import.meta.url));

/** Verifies the log of everything that browsers did. @throws with the auditor's finding */
async function verified({ folder }: Place): Promise<void> {
  const env = { ...process.env, SKINS_DATA: folder };
  const verifying = spawn(process.execPath, [SKINS, 'verify'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, failed, [code]] = await Promise.all([
    text(verifying.stdout),
    text(verifying.stderr),
    once(verifying, 'close'),
  ]);
  if (code !== 0) throw new Error(`the log of the browser tests does not verify:\n${said}${failed}`);
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const [app, browser, withPictures] = await Promise.all([
    openApp(),
    chromium.launchServer(WITHOUT_PICTURES),
    chromium.launchServer(BROWSER),
  ]);
  provide('shop', { address: app.address, folder: app.folder });
  provide('browser', browser.wsEndpoint());
  provide('browserWithPictures', withPictures.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), withPictures.close()]);
    try {
      await verified(app);
    } finally {
      await app.close();
    }
  };
}
