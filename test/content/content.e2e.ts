import { addPicture } from '@skins/api/content/contract';
import { BANNERS, HELP_TEXTS } from '@skins/engine/content';
import type { PublishedRules } from '@skins/engine/kernel';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newOperator, proofOf } from '../admin/operator.ts';
import { seriousFindings } from '../e2e/axe.ts';
import { LARGEST_SHIFT, worstShift } from '../e2e/layout-shift.ts';
import { visitors } from '../e2e/visitor.ts';
import { ownShop } from '../http/shop.ts';
import { letPass } from '../http/test-time.ts';
import { changeRules } from '../samples/api/operator.ts';

const shop = ownShop([]);
const visit = visitors(() => shop().serving().address, { pictures: true });
const { open } = visit;

async function inForce<Content>(rules: PublishedRules<Content>, content: Content): Promise<void> {
  const { game } = shop().serving().service;
  const from = await changeRules(game, rules, content);
  letPass(Math.max(0, from - game.clock()));
}

/** Uploads a picture of one colour. @returns its path */
async function uploaded(width: number, height: number, background: string): Promise<string> {
  const operator = await newOperator(shop(), 'content');
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const body = { use: 'banner' as const, picture: png.toString('base64'), ...proofOf(operator) };
  return (await operator.client.ask(addPicture, { body })).image;
}

const TITLES = { zh: '釉色新展', en: 'A new glaze', ru: 'Новая глазурь', vi: 'Men gốm mới' };

describe('banners that operators set', () => {
  let wide: string;
  let tall: string;
  beforeAll(async () => {
    [wide, tall] = await Promise.all([uploaded(1_272, 440, '#205a48'), uploaded(780, 1_200, '#5a2048')]);
    const one = { title: TITLES, image: wide, moveImage: tall };
    await inForce(BANNERS, {
      banners: [
        {
          ...one,
          id: 'second',
          title: { ...TITLES, en: 'The second' },
          link: '/page/helpcenter/hash',
          weight: 1,
        },
        { ...one, id: 'first', link: '/page/instrutions', weight: 5 },
      ],
    });
  });

  it.each([
    ['ZH', TITLES.zh, 1440],
    ['VN', TITLES.vi, 390],
  ] as const)('turn in %s with the picture for the screen', async (language, title, width) => {
    const page = await open('/', { language, width });
    const region = page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 1, name: title }) })
      .first();
    const link = region.getByRole('link', { name: title }).first();
    await link.waitFor();
    const shown = await link.locator('img').evaluate((image) => new URL(Object(image).currentSrc).pathname);
    expect(shown).toBe(width < 768 ? tall : wide);
    await page.getByRole('article').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // By keyboard: the second dot, and the link of its slide.
    const dots = region.getByRole('button');
    expect(await dots.count()).toBe(2);
    await dots.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dots.nth(1).getAttribute('aria-current')).toBe('true');
    await dots.nth(0).focus();
    await page.keyboard.press('Enter');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/page/instrutions');
  });

  it('move nothing when they come', async () => {
    expect(await worstShift(visit, '/', { language: 'EN', width: 390 })).toBeLessThan(LARGEST_SHIFT);
  });
});

describe('the help centre', () => {
  it('shows the page that operators wrote, in its language alone', async () => {
    const questions = [
      {
        id: 'money',
        title: 'Are gems paid out?',
        text: 'Never.\n\n- See [your limits](/user/limits)\n- <b>No</b> HTML',
      },
      { id: 'hours', title: 'When is the shop open?', text: 'Always.' },
    ];
    await inForce(HELP_TEXTS, { pages: [{ topic: 'activity', language: 'en', questions }] });
    const page = await open('/page/helpcenter/activity?title=money', { language: 'EN' });
    const link = page.getByRole('link', { name: 'your limits' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('/user/limits');
    await page.getByText('<b>No</b> HTML').waitFor();
    await page.getByText('When is the shop open?').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('searchbox').fill('your limits');
    await page.getByRole('link', { name: /Are gems paid out/ }).waitFor();

    const russian = await open('/page/helpcenter/activity', { language: 'RU' });
    await russian.getByText('Можно ли обменять самоцветы на деньги?').waitFor();
    expect(await russian.getByText('Are gems paid out?').count()).toBe(0);
  });

  it('keeps its place between pages, and its crumbs lead back', async () => {
    const page = await open('/page/helpcenter/Privacypolicy', { language: 'EN', width: 390 });
    await page.locator('summary').nth(3).waitFor();
    await page.evaluate('scrollTo(0, 240)');
    await page
      .getByRole('link', { name: /^About us/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'About us', exact: true }).waitFor();
    expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByRole('link', { name: 'Help centre' }).click();
    await page.waitForURL('**/page/helpcenter');
  });
});

describe('guides', () => {
  it.each([1440, 390] as const)('lead through the games in five steps, at %i px', async (width) => {
    const page = await open('/page/helpcenter', { language: 'VN', width });
    await page.getByRole('button', { name: 'Xem giới thiệu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Giới thiệu cách chơi' });
    for (let step = 1; step <= 5; step += 1) {
      await dialog.getByText(`${step} / 5`).waitFor();
      if (step === 1) expect(await seriousFindings(page)).toEqual([]);
      if (step < 5) await dialog.getByRole('button', { name: 'Tiếp' }).press('Enter');
    }
    await dialog.getByRole('link', { name: 'Cách liên kết' }).click();
    await page.waitForURL('**/page/helpcenter/steamBind');
  });

  it('compute an opening in the page, sealed until it is opened', async () => {
    const page = await open('/page/instrutions', { language: 'EN' });
    const example = page.locator('#example');
    const sealed = await example.locator('code').first().textContent();
    await example.getByLabel('User seed').fill('not a seed!');
    expect(await example.getByRole('button', { name: 'Open' }).isDisabled()).toBe(true);
    await example.getByLabel('User seed').fill('Nanshan7');
    await example.getByRole('button', { name: 'Open' }).click();
    await example.getByText(/lies within/).waitFor();
    // The page's own words, computed again here.
    const server = (await example.locator('code').nth(1).textContent()) ?? '';
    const hashOf = async (text: string) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');
    expect(await hashOf(server)).toBe(sealed);
    const rolled = await hashOf(`Nanshan7${server}`);
    expect(await example.locator('code').nth(2).textContent()).toBe(rolled);
    await example
      .getByText(Number.parseInt(rolled.slice(0, 6), 16).toLocaleString('en'))
      .first()
      .waitFor();

    await example.getByRole('button', { name: 'Another server seed' }).click();
    await example.getByText('The server seed is sealed').waitFor();
    expect(await example.locator('code').first().textContent()).not.toBe(sealed);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('compute an upgrade by the terms in force', async () => {
    const page = await open('/steer/upgrade', { language: 'EN', width: 390 });
    await page.getByRole('heading', { level: 1, name: 'How to upgrade' }).waitFor();
    await page.getByLabel('Price of the target').fill('100');
    await page.getByLabel('Stake').fill('20');
    // r = 20 %, at the lowest fee.
    const status = page.getByRole('main').getByRole('status').last();
    await expect.poll(() => status.textContent()).toMatch(/20(\.0+)?%/);
    await page.getByLabel('Stake').fill('101');
    await status.getByText('a stake of at most').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
