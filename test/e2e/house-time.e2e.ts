import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSound, goTo, ownConsole } from './operators-console.ts';

/** Own shop: its house time is eight hours ahead of UTC, the default. */
const { added, enter } = ownConsole();

/** In the first zone the typed hour does not exist: daylight saving time begins then. */
const ZONES = ['America/New_York', 'Asia/Shanghai', 'Pacific/Kiritimati'];
const [TYPED, SHOWN] = ['2095-03-13T02:30', 'Mar 13, 2095, 02:30:00'];
const MEANT = Date.UTC(2095, 2, 12, 18, 30);
const [DAY, MIDNIGHT] = ['2026-11-20', Date.UTC(2026, 10, 19, 16)];
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

/** Returns the filter of the console's list request. */
const filterIn = (url: string): object =>
  JSON.parse(url.includes('/changes?') ? (new URL(url).searchParams.get('filter') ?? '{}') : '{}');

/** Types a day into a filter. @returns the time in the list's request */
async function asked(page: Page, label: string, field: 'from' | 'to'): Promise<unknown> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => field in filterIn(one.url())),
    page.getByLabel(label, { exact: true }).fill(DAY),
  ]);
  return Reflect.get(filterIn(request.url()), field);
}

describe('an operator in another time zone', () => {
  it.each(ZONES)('types and sees house time: %s', async (zone) => {
    const name = zone.toLowerCase().replaceAll(/\W/g, '-');
    const page = await enter('settings/change-freeze/show', await added(name, 'owner'), 1440, zone);
    await page.getByText('House time, UTC+08:00').waitFor();
    await page.getByRole('switch').check();
    await page.getByLabel('From', { exact: true }).fill(TYPED);
    await page.getByLabel('Until', { exact: true }).fill(TYPED.replace('03-13', '03-14'));
    await page.getByLabel('Takes effect').fill(TYPED);
    await page.getByLabel('Title').fill(name);
    // The service's report shows it too.
    await page.getByRole('cell', { name: SHOWN }).first().waitFor();
    const [draft] = await Promise.all([
      page.waitForRequest((one) => one.url().endsWith('/changes/draft')),
      page.getByRole('button', { name: 'Save draft' }).click(),
    ]);
    expect(draft.postDataJSON()).toMatchObject({ from: MEANT, content: { freeze: { from: MEANT } } });

    await page.waitForURL(/\/changes\/[0-9a-f]{16}\/show/);
    await expect.poll(() => page.getByLabel('Takes effect').inputValue()).toBe(TYPED);
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe(TYPED);
    await page.getByText(SHOWN).first().waitFor();
    await expectSound(page);
    await goTo(page, 'changes');
    await page.getByRole('row').filter({ hasText: name }).getByText(SHOWN).waitFor();
    expect(await asked(page, 'From', 'from')).toBe(MIDNIGHT);
    expect(await asked(page, 'Up to', 'to')).toBe(MIDNIGHT + DAY_MS);
    expect(await page.getByLabel('Up to', { exact: true }).inputValue()).toBe(DAY);
  });

  it('sees which clock is used on a phone too, and gets a new house time within a minute', async () => {
    const page = await enter('trail', await added('ida', 'owner'), 390, 'America/New_York');
    await page.clock.install();
    await page.reload();
    await page.getByText('House time, UTC+08:00').waitFor();
    const first = page.getByText(/^\w+ \d+, \d{4}, \d\d:\d\d:\d\d · /).first();
    const shown = async () => Date.parse(`${(await first.textContent())?.split(' · ')[0]} UTC`);
    const before = await shown();
    await expectSound(page);
    await page.route('**/admin/api/settings/house-time', async (route) => {
      const answer = await route.fetch();
      const setting: object = await answer.json();
      await route.fulfill({ response: answer, json: { ...setting, content: { offsetMinutes: 450 } } });
    });
    await page.clock.fastForward(MINUTE_MS);
    await page.getByText('House time, UTC+07:30').waitFor();
    expect(await shown()).toBe(before - 30 * MINUTE_MS);
    await goTo(page, 'account');
    await page.getByText('House time, UTC+07:30').waitFor();
  });
});
