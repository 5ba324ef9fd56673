import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitors } from './visitor.ts';

const shop = visitors();

const lost = [
  ['ZH', '没有连上服务器'],
  ['EN', 'No connection to the shop'],
  ['RU', 'Нет связи с сервером'],
  ['VN', 'Không kết nối được máy chủ'],
] as const;

/** Opens a page and waits until its browser has cached the app. */
async function keptPage(path: string): Promise<Page> {
  const page = await shop.open(path, { language: 'EN', worker: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  return page;
}

const keptAddresses = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);

describe('a page offline', () => {
  it.each(lost)('%s shows a note, and removes it once the shop is back', async (language, text) => {
    const page = await shop.open('/page/instrutions', { language });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(true);
    const note = page.getByText(text);
    await note.waitFor();
    await page.context().setOffline(false);
    await note.waitFor({ state: 'detached' });
  });

  it('retries by itself when the shop answers again, even if the network was never lost', async () => {
    const page = await shop.open('/page/instrutions', { language: 'EN' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Hash boxes' }).first().click();
    const note = page.getByText('No connection to the shop');
    await note.waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('article').first().waitFor();
    await note.waitFor({ state: 'detached' });
  });

  it('opens on every path, without cached answers of the shop', async () => {
    const page = await keptPage('/');
    const kept = await keptAddresses(page);
    expect(kept).toContain('/');
    expect(kept).toEqual(expect.not.arrayContaining([expect.stringMatching(/^\/(api|art|admin)/)]));
    await page.context().setOffline(true);
    await page.goto(`${shop.address()}/case/hash`);
    await page.getByText('No connection to the shop').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('article').first().waitFor();
  });
});

describe('a newer version', () => {
  it('is shown on the next page load: the cached one serves only offline', async () => {
    const page = await keptPage('/');
    await page.evaluate(`(async () => {
      for (const name of await caches.keys())
        await (await caches.open(name)).put('/', new Response('<h1>older</h1>', { headers: { 'content-type': 'text/html' } }));
    })()`);
    await page.reload();
    await page.getByRole('heading', { name: 'Open books' }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'older' }).waitFor();
  });
});

describe('an update while a page is open', () => {
  it('loses no click: a page whose code is gone opens anew at the path that was pressed', async () => {
    const page = await shop.open('/page/instrutions', { language: 'EN' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The shop has other files by now, until the page is loaded again.
    let isLoadedAgain = false;
    await page.route('**/case/hash', (route) => {
      isLoadedAgain = true;
      return route.continue();
    });
    await page.route('**/assets/*.js', (route) =>
      isLoadedAgain ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.getByRole('link', { name: 'Hash boxes' }).first().click();
    await page.getByRole('article').first().waitFor();
    expect(isLoadedAgain).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/case/hash');
  });

  it('loses no click: pages and dialogs that were never open come from the kept version', async () => {
    const page = await keptPage('/page/instrutions');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Hash boxes' }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/case/hash');
    await page.getByRole('heading', { level: 1, name: 'Hash boxes' }).waitFor();
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await page.getByRole('dialog').waitFor();
  });

  it('keeps the version before, which an open page may need, and forgets older ones', async () => {
    const page = await shop.open('/', { language: 'EN', worker: 'allow' });
    // The browser keeps the app some seconds after the page.
    await page.evaluate(`(async () => {
      for (const name of ['skins-app-oldest', 'skins-app-before', 'of another site']) await caches.open(name);
    })()`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    await expect
      .poll(() => page.evaluate('caches.keys()'))
      .toEqual(['skins-app-before', 'of another site', expect.stringMatching(/^skins-app-[0-9a-f]{16}$/)]);
  });
});

describe('a slow connection', () => {
  it('is reported while an answer is late', async () => {
    const page = await shop.open('/page/instrutions', { language: 'EN' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/box/list*', async (route) => {
      await late;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Hash boxes' }).first().click();
    const note = page.getByText('The connection is slow');
    await note.waitFor();
    answer();
    await page.getByRole('article').first().waitFor();
    await note.waitFor({ state: 'detached' });
  });
});

describe('a lost style sheet', () => {
  it('is loaded again with the page', async () => {
    const page = await shop.open('/page/instrutions', { language: 'EN' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    let requested = 0;
    await page.route('**/assets/*.css', (route) => {
      requested += 1;
      return requested === 1 ? route.abort() : route.continue();
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => requested).toBe(2);
    await expect
      .poll(() => page.evaluate("getComputedStyle(document.body).getPropertyValue('--serif') !== ''"))
      .toBe(true);
  });
});

describe('the app', () => {
  it('can be installed: its manifest lists existing icons', async () => {
    const page = await shop.open('/');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await page.request.get(shop.address() + (href ?? ''));
    expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const { icons, start_url, display }: Manifest = await manifest.json();
    expect([start_url, display]).toEqual(['/', 'standalone']);
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, type } of icons) {
      const icon = await page.request.get(shop.address() + src);
      expect(icon.headers()['content-type'], src).toMatch(type);
    }
  });
});

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; type: string }[];
}
