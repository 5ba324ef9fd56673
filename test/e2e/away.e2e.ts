import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { pages, visitors } from './visitor.ts';

const HOUR = 3_600_000;
const until = Math.ceil(Date.now() / 1000) * 1000 + HOUR;
const shop = visitors();
const newPage = pages();

let closed: App | undefined;
const address = () => closed?.address ?? '';
const elsewhere = () => `${shop.address()}/page/instrutions?from="a"&b`;

beforeAll(async () => {
  closed = await openApp({
    SKINS_CLOSED_UNTIL: new Date(until).toISOString(),
    SKINS_LEAVE_TO: elsewhere(),
  });
});
afterAll(() => closed?.close());

it('a closed shop leads to its maintenance page, which shows the remaining time', async () => {
  const page = await newPage({});
  await page.goto(`${address()}/case/hash`);
  await expect.poll(() => page.url()).toMatch(/\/siteMaintain\.html\?timer=\d+$/);
  // Depends on which answer was first: the shop's end time, or seconds from now.
  const timer = Number(new URL(page.url()).searchParams.get('timer'));
  expect(Math.abs(timer - until)).toBeLessThan(60_000);
  await page
    .getByRole('timer')
    .filter({ hasText: /^Expected to take (01:00:0\d|00:5\d:\d\d)$/ })
    .waitFor();
});

it('status 900 leads to the address that the service put into the page', async () => {
  const page = await newPage({});
  await page.route('**/api/**', (route) =>
    new URL(route.request().url()).origin === address()
      ? route.fulfill({ status: 403, json: { code: 900, errMsg: '' } })
      : route.continue(),
  );
  await page.goto(`${address()}/`);
  await page.waitForURL(new URL(elsewhere()).href);
});
