import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** The first one lacks windows, which nobody looks at. */
const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** A browser that reaches for nothing but the shop. */
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

/** The same, as if its user had turned pictures off. */
export const WITHOUT_PICTURES: LaunchOptions = {
  ...BROWSER,
  args: [...(BROWSER.args ?? []), '--blink-settings=imagesEnabled=false'],
};
