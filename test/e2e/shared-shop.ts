// Set up once for all browser tests, whatever file and worker they are in: one shop and one browser.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { type Place, openApp } from './app.ts';
import { BROWSER } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** of all tests: others play there too, at the same time */
    readonly shop: Place;
    /** where the browser of all tests is reached */
    readonly browser: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const [app, browser] = await Promise.all([openApp(), chromium.launchServer(BROWSER)]);
  provide('shop', { address: app.address, folder: app.folder });
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.close();
  };
}
