// Set up once for all browser tests, whatever file and worker they are in: one shop and one browser.
import { existsSync } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { type Place, openApp } from './app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** of all tests: others play there too, at the same time */
    readonly shop: Place;
    /** where the browser of all tests is reached */
    readonly browser: string;
  }
}

/** The first one lacks windows, which nobody looks at. */
const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const [app, browser] = await Promise.all([openApp(), launch()]);
  provide('shop', { address: app.address, folder: app.folder });
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.close();
  };
}

const launch = (): Promise<BrowserServer> =>
  chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? CHROMIUMS.find((file) => existsSync(file)) ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
