import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from '../e2e/axe.ts';
import { visitors } from '../e2e/visitor.ts';
import { ownShop } from '../http/shop.ts';
import { HOURLY } from './orders.ts';
import { rainsAt } from './over-http.ts';

const shop = ownShop([]);
const { open } = visitors(() => shop().serving().address);
const { player, plan, announced, drawn, over, passTo } = rainsAt(shop);

/** milliseconds; a rain with everything around it */
const LONG = 240_000;

const packets = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// Once: a retry would change nothing.
beforeAll(() => plan({ seconds: 300 }));

describe('a red-packet rain', () => {
  it('is counted down, grabbed by two, and added up', { timeout: LONG }, async () => {
    const [anna, ben] = [await player(), await player()];
    const start = await announced();
    // Three visits before anything is on screen, so that the next ones find everything at hand.
    const page = await open('/page/rain', { language: 'EN', token: anna.token });
    const phone = await open('/page/rain', { language: 'ZH', width: 390, token: ben.token });
    const visitor = await open('/page/rain', { language: 'VN' });
    await drawn(start);

    // The strip stands under the header and covers nothing else; a busy machine may see the count-in only.
    await page.reload();
    const strip = page.getByRole('complementary', { name: 'Red-packet rain' });
    await strip.or(page.getByText('Press a packet, and it is yours')).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // On a phone, too: a row of it, and never the whole screen.
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await strip.boundingBox().catch(() => null))?.height ?? 0).toBeLessThan(140);
    await page.setViewportSize({ width: 1440, height: 900 });

    passTo(start);
    await Promise.all([phone.reload(), visitor.reload()]);

    // Each press is one call, on a desk and on a phone; the keyboard has a button of its own.
    await packets(page, 'Red packet').first().click({ force: true });
    await page.getByText(`1 / ${HOURLY.perPlayer}`).waitFor();
    await page.getByRole('button', { name: 'Grab one' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`2 / ${HOURLY.perPlayer}`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await packets(phone, '红包').first().click({ force: true });
    await phone.getByText(`1 / ${HOURLY.perPlayer} 封`).waitFor();
    await visitor.getByRole('heading', { name: 'Đăng nhập để nhận' }).waitFor();
    expect(await seriousFindings(visitor)).toEqual([]);

    await over(start);
    const summary = page.getByRole('dialog', { name: 'The rain is over' });
    await summary.getByText('You grabbed 2').waitFor();
    await summary.getByText('The seed is public and fits the hash announced before').waitFor();
    await summary.getByText('paid', { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Check my 2' }).click();
    await page.getByRole('heading', { name: 'Computed again in this browser' }).waitFor();
    await page.getByText('Every packet is from the table').waitFor();
    expect(await page.getByText('fails', { exact: true }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
