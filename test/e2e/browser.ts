import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** The headless shell has no windows, and the tests need none. */
const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** A browser that connects only to the shop. */
export const BROWSER: LaunchOptions = {
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
};

/** The same browser with pictures turned off. */
export const WITHOUT_PICTURES: LaunchOptions = {
  ...BROWSER,
  args: [...(BROWSER.args ?? []), '--blink-settings=imagesEnabled=false'],
};
