import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { registerPlayer } from './accounts.ts';
import { visitors } from './visitor.ts';

const shop = visitors();
const MOST_STOPS = 200;

/** Returns the focused element, once each, with whether its focus is visible and uncovered. */
const LOOK = `(async () => {
  const at = document.activeElement;
  if (at === null || at === document.body || at.dataset.visited !== undefined) return { end: true };
  at.dataset.visited = 'yes';
  const name = at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40);
  const framed = [at, at.parentElement].some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || (element !== at && boxShadow !== 'none');
  });
  const middle = (from, to, end) => (Math.max(from, 0) + Math.min(to, end)) / 2;
  const over = () => {
    const { left, right, top, bottom } = at.getBoundingClientRect();
    return document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
  };
  const clear = (top) => top !== null && (at.contains(top) || top.contains(at) || top.closest('label')?.contains(at) === true);
  // What was scrolled there comes to rest within some frames; what others' plays pushed out of sight is looked for again.
  for (let frame = 0; frame < 60 && !clear(over()); frame += 1) await new Promise(requestAnimationFrame);
  if (over() === null) at.scrollIntoView({ block: 'center', behavior: 'instant' });
  const fault = !framed ? 'no frame' : !clear(over()) ? 'covered by ' + over()?.outerHTML.slice(0, 80) : '';
  return { end: false, name, fault };
})()`;

/** Every visible control, except those that a group's arrow keys reach. */
const MISSED = `[...document.querySelectorAll('a[href], button, input, select, textarea, [role=switch], [tabindex="0"]')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null)
  .filter((element) => !element.disabled && element.dataset.visited === undefined)
  // What others win meanwhile comes in above what was passed.
  .filter((element) => element.dataset.state !== 'new')
  .filter((element) => element.closest('[role=radiogroup], [role=tablist]')?.querySelector('[data-visited]') == null)
  .map((element) => element.outerHTML.slice(0, 120))`;

interface Stop {
  readonly end: boolean;
  readonly name: string;
  readonly fault: string;
}

/** Moves through the page with the Tab key, to its end. */
async function stopsOf(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<Stop>(LOOK);
    if (stop.end) return stops;
    stops.push(stop);
  }
  throw new Error('the keyboard never comes to the end of the page');
}

async function firstBox(page: Page): Promise<string> {
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  return `${shop.address()}${href ?? ''}`;
}

describe.each([1440, 390] as const)('by keyboard at %i px', (width) => {
  it.each(['/', '/case/hash', '/page/instrutions', 'a box'])(
    'every control of %s is reachable, with a visible and uncovered focus',
    async (path) => {
      const token = path === 'a box' ? await registerPlayer(shop.address()) : '';
      const page = await shop.open('/api/main/web/info', { width, token });
      // Other players' drops would push the focused element away.
      const drops = await (await fetch(`${shop.address()}/api/home/web/info`)).text();
      await page.route('**/api/home/web/info', (route) =>
        route.fulfill({ contentType: 'application/json', body: drops }),
      );
      await page.routeWebSocket('**/ws/**', () => undefined);
      await page.goto(shop.address() + (path === 'a box' ? '/case/hash' : path));
      if (path === '/page/instrutions') await page.getByRole('heading', { level: 1 }).waitFor();
      else await page.getByRole('article').first().waitFor();
      if (path === 'a box') {
        await page.goto(await firstBox(page));
        await page.getByRole('button', { name: '保存种子' }).waitFor();
      }
      // The entries of battles come when the shop has said that they are open.
      await page.getByRole('contentinfo').getByRole('link', { name: '对战大厅' }).waitFor();
      const stops = await stopsOf(page);
      expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
      expect(await page.evaluate(MISSED)).toEqual([]);
    },
  );

  it('the first Tab focuses the skip link, which leads past the header', async () => {
    for (const path of ['/', '/case/hash', '/no/such/page']) {
      const page = await shop.open(path, { width });
      await page.getByRole('article').first().waitFor();
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await focused.textContent(), path).toBe('跳到正文');
      await page.keyboard.press('Enter');
      expect(await focused.getAttribute('id'), path).toBe('main');
    }
  });

  it('a new page receives the focus', async () => {
    const page = await shop.open('/', { width });
    const link = page.getByRole('contentinfo').getByRole('link', { name: '如何验证' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '公平说明' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator('main :focus, footer :focus').count()).toBe(1);
  });
});
