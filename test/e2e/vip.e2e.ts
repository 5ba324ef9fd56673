import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { players } from './boxes-play.ts';

const shop = players();

/** Answers as the shop would for a player who bought gems. */
const climbed = (page: Page) =>
  page.route('**/api/pay/selectUserVip', async (route) => {
    const response = await route.fetch();
    const answer: { data: object } = JSON.parse(await response.text());
    const level = { vipLevel: 2, vipExperience: 60, redPacketLevel: 0, nextClaim: 1 };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...level } } });
  });

describe('the VIP page', () => {
  it('shows a newcomer the levels, none of them reached', async () => {
    const { page } = await shop.player({}, '/user/vip');
    await page.getByRole('heading', { name: 'VIP 0' }).waitFor();
    const rows = page.getByRole('table', { name: 'Levels and what they give' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(12);
    await page.getByRole('cell', { name: '2.50%' }).waitFor();
    expect(await page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it.each(['day', 'night'] as const)('shows the whole way to the next level by %s', async (light) => {
    const { page } = await shop.player({ light }, '/user/vip');
    await page.getByRole('progressbar').waitFor();
    const [edge, panel] = await page.evaluate<[string, string]>(`(() => {
      const bar = document.querySelector('main progress');
      return [getComputedStyle(bar).borderTopColor, getComputedStyle(bar.closest('.panel')).backgroundColor];
    })()`);
    // Lightness from 0 to 1: a third of it apart is a contrast above 3:1 in both lights.
    const lightness = (colour: string) => Number(/^oklch\((?<l>[\d.]+)/.exec(colour)?.groups?.['l']);
    expect(Math.abs(lightness(edge) - lightness(panel))).toBeGreaterThan(0.3);
  });

  it('shows a failure with the shop’s message', async () => {
    const { page } = await shop.player({}, '/');
    await climbed(page);
    await page.goto(`${shop.address()}/user/vip`);
    // This player never bought gems, so the shop refuses the claim that the page offers.
    await page.getByRole('button', { name: 'Claim the bonus of VIP 1' }).click();
    await page.getByText('failed to claim VIP reward').waitFor();
    await page.getByText('This VIP level is not reached yet').waitFor();
    await page.route('**/api/pay/selectUserVip', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await page.getByText('failed to get VIP info').waitFor();
  });
});
