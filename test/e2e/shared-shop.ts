// Set up once for all browser tests, whatever file and worker they are in: one shop, and a browser with and one without pictures.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { type Place, openApp } from './app.ts';
import { BROWSER, WITHOUT_PICTURES } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** of all tests: others play there too, at the same time */
    readonly shop: Place;
    /** where the browser of all tests is reached; it loads no pictures, whose drawing takes a third of all of its time */
    readonly browser: string;
    /** and the one of those that look at pictures */
    readonly browserWithPictures: string;
  }
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
    await app.close();
  };
}
