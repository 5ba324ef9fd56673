import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expectProtected } from '../http/headers.ts';
import { registerPlayer } from './accounts.ts';
import { seriousFindings } from './axe.ts';
import { pages, visitors } from './visitor.ts';

const shop = visitors();
const newPage = pages();

const languages = [
  ['ZH', 'zh-CN', '公开账目'],
  ['EN', 'en', 'Open books'],
  ['RU', 'ru', 'Открытая отчётность'],
  ['VN', 'vi', 'Sổ sách công khai'],
] as const;

it.each(['/', '/case/hash', '/admin/'])('%s has protective headers', async (path) => {
  const { headers, status } = await fetch(shop.address() + path);
  expect(status).toBe(200);
  expectProtected(headers);
});

it('an address that ends in an invalid escape opens its page', async () => {
  const page = await shop.open('/page/instrutions#100%', { language: 'EN' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

describe('languages', () => {
  it.each(languages)('%s is used from the first paint', async (language, lang, heading) => {
    const page = await shop.open('/', { language });
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe(lang);
  });

  it('default to English, whatever the browser prefers', async () => {
    const page = await newPage({ locale: 'zh-CN' });
    await page.goto(`${shop.address()}/`);
    await page.getByRole('heading', { name: 'Open books' }).waitFor();
    expect(await page.evaluate(`[document.documentElement.lang, localStorage.getItem('language')]`)).toEqual([
      'en',
      null,
    ]);
  });

  it('change without a reload, never show keys, and are remembered', async () => {
    const page = await shop.open('/');
    await page.getByRole('button', { name: '语言：中文' }).click();
    await page.getByRole('button', { name: 'Русский' }).click();
    await page.getByRole('heading', { name: 'Открытая отчётность' }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/\b(home|ui|app)\.[a-z]+\./);
    await page.reload();
    await page.getByRole('heading', { name: 'Открытая отчётность' }).waitFor();
  });

  describe.each([390, 360] as const)('on a phone of %i px', (width) => {
    it.each(languages)('%s fits home and both shelves', async (language, _, heading) => {
      const page = await shop.open('/', { language, width });
      await page.getByRole('heading', { name: heading }).waitFor();
      for (const path of ['/', '/case/hash', '/case/csgo']) {
        if (path !== '/') await page.goto(shop.address() + path);
        await page.getByRole('article').first().waitFor();
        expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(width);
      }
    });
  });
});

describe('navigation', () => {
  it('leads home from an unknown path', async () => {
    const page = await shop.open('/no/such/page');
    await page.waitForURL(`${shop.address()}/`);
    await page.getByRole('heading', { name: '公开账目' }).waitFor();
  });

  it('asks a visitor to log in before the bag opens', async () => {
    const page = await shop.open('/');
    await page.getByRole('complementary', { name: '快捷栏' }).getByRole('button', { name: '背包' }).click();
    await page.getByRole('dialog', { name: '登录' }).waitFor();
  });

  it('starts every page at its top', async () => {
    const page = await shop.open('/');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: '如何验证' }).click();
    await page.getByRole('heading', { level: 1, name: '公平说明' }).waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  it.each(['帮助中心', '隐私政策'])('a link of the footer shows its page from the top: %s', async (name) => {
    const page = await shop.open('/');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name: '帮助中心' }).waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  it('gives each page its title', async () => {
    const page = await shop.open('/page/instrutions', { language: 'EN' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe('How fairness works · Skins');
  });

  it('opens the account sheet on a phone, with the languages', async () => {
    const page = await shop.open('/', { width: 390, token: await registerPlayer(shop.address()) });
    await page.getByRole('navigation', { name: '底部导航' }).getByRole('button', { name: '我的' }).click();
    const sheet = page.getByRole('dialog', { name: '我的' });
    await sheet.getByRole('radio', { name: 'EN' }).click();
    await page.getByRole('dialog', { name: 'My account' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('the fair-game page', () => {
  it.each([1440, 390] as const)('has no serious axe findings at %i px', async (width) => {
    const page = await shop.open('/page/instrutions', { width });
    await page.getByRole('heading', { level: 1, name: '公平说明' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('the maintenance page', () => {
  it('uses the stored language and shows the remaining time', async () => {
    const page = await shop.open('/', { language: 'RU' });
    await page.route('**/api/main/web/info', (route) => route.abort());
    await page.goto(`${shop.address()}/siteMaintain.html?timer=600`);
    await page.getByRole('heading', { name: 'Свет ненадолго выключен' }).waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^Осталось примерно 00:(10:00|09:\d\d)$/ })
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is shown if a gateway finds no shop', async () => {
    const page = await shop.open('/page/instrutions');
    await page.route('**/api/box/list*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
    await page.getByRole('link', { name: 'Skins' }).click();
    await expect.poll(() => page.url()).toMatch(/\/siteMaintain\.html\?timer=0$/);
  });
});

describe('the first load', () => {
  it('takes at most 130 kB of zipped script', () => {
    const dist = new URL('../../player-web/dist/', import.meta.url);
    const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
    const files = [...staticImports(manifest, 'index.html')].map((name) => manifest[name]?.file ?? '');
    const size = files
      .map((file) => gzipSync(readFileSync(fileURLToPath(new URL(file, dist)))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
    console.log(`first load: ${(size / 1000).toFixed(1)} kB of script in ${files.length} files`);
    expect(size).toBeLessThanOrEqual(130_000);
  });

  it.each([
    '/',
    '/case/hash',
    '/case/hash/youse',
    '/page/roll',
    '/page/upgrade',
    '/page/wish',
    '/page/caseBattleV2',
  ])('takes at most 200 kB of script by brotli until %s has its heading', async (path) => {
    const page = await shop.open(path, { language: 'RU' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const loaded = await page.evaluate<string[]>(
      'performance.getEntriesByType("resource").map(({ name }) => name)',
    );
    const scripts = [...new Set(loaded)].filter((name) => name.endsWith('.js'));
    const dist = new URL('../../player-web/dist/', import.meta.url);
    const size = scripts
      .map((name) => brotliCompressSync(readFileSync(new URL(`.${new URL(name).pathname}`, dist))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
    console.log(`${path}: ${(size / 1000).toFixed(1)} kB of script in ${scripts.length} files`);
    expect(scripts.length).toBeGreaterThan(5);
    expect(size).toBeLessThanOrEqual(200_000);
  });
});

type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>;

/** Returns a chunk with everything that it imports statically. */
function staticImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) staticImports(manifest, next, seen);
  return seen;
}
