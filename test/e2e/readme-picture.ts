// `node test/e2e/readme-picture.ts ADDRESS`: pictures the home page of a running demonstration for README.md.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ROOT } from '../tidy/sources.ts';
import { registerPlayer } from './accounts.ts';
import { BROWSER } from './browser.ts';

const FILE = join(ROOT, 'docs/images/home.png');
/** Everybody who clones the repository fetches the picture. */
const BYTES_MAX = 500_000;
/** ms until lists and lazy pictures are there */
const LOADS_WITHIN = 15_000;

const [address] = process.argv.slice(2);
if (address === undefined) throw new Error('readme-picture.ts takes the address of a demonstration');

const token = await registerPlayer(address);
const browser = await chromium.launch(BROWSER);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript((known) => {
    const now = new Date();
    localStorage.setItem('language', 'EN');
    localStorage.setItem('token', known);
    localStorage.setItem('register', '1');
    localStorage.setItem('nameState', String(now.getDate()));
    localStorage.setItem('nameStateMonth', `${now.getFullYear()}-${now.getMonth() + 1}`);
  }, token);
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 2, name: 'Hash boxes' }).waitFor();
  await page.waitForTimeout(LOADS_WITHIN);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1_000);
  await page.screenshot({ path: FILE });
} finally {
  await browser.close();
}
const { size } = statSync(FILE);
console.log(`${FILE}: ${size} bytes`);
if (size > BYTES_MAX) throw new Error(`the picture has more than ${BYTES_MAX} bytes`);
