// Drives a player at a box in the browser tests. Texts are in English.
import { randomUUID } from 'node:crypto';
import type { userInfo } from '@skins/api/accounts/contract';
import type { openBox } from '@skins/api/boxes/contract';
import type { BodyOf, DataOf } from '@skins/api/contract';
import type { updateClientSeed } from '@skins/api/seeds/contract';
import type { Page } from 'playwright-core';
import { registerPlayer } from './accounts.ts';
import { visitors, type Visit } from './visitor.ts';

export const BOX = '/case/hash/youse';
export const PRICE = 9.3;
/** gems of a newcomer */
export const GEMS = 1000;

export type Opened = DataOf<typeof openBox>;

export interface Player {
  readonly page: Page;
  readonly token: string;
  balance: () => Promise<number>;
  setSeed: (key: string) => Promise<void>;
}

/** Returns the shop, and a way to open it as a registered player. */
export function players(looks?: Parameters<typeof visitors>[1]) {
  const shop = visitors(undefined, looks);
  return {
    ...shop,
    player: async (visit: Visit = {}, path = BOX): Promise<Player> => {
      const address = shop.address();
      const token = await registerPlayer(address);
      const page = await shop.open(path, { language: 'EN', width: 1368, token, ...visit });
      return {
        page,
        token,
        async balance() {
          const response = await page.request.get(`${address}/api/user/info`, { headers: { token } });
          const { data }: { data: DataOf<typeof userInfo> } = await response.json();
          return data.balance;
        },
        async setSeed(key) {
          const data: BodyOf<typeof updateClientSeed> = { key };
          const headers = { token, 'Idempotency-Key': randomUUID() };
          await page.request.post(`${address}/api/upgrade/updateClientSeed`, { data, headers });
        },
      };
    },
  };
}

export const openButton = (page: Page) => page.locator('[data-act="open"]');

/** Phases that a play may show once it has come so far; the last two follow each other at once. */
const PHASES = { spinning: ['revealing'], landed: ['landed', 'settled'], settled: ['settled'] };

/** Waits until the stage shows the phase. */
export const reaches = (page: Page, phase: keyof typeof PHASES) =>
  page.locator(PHASES[phase].map((name) => `section[data-phase="${name}"]`).join(', ')).waitFor();

/** Holds the timers of this page's reels: a reel ends only if it is skipped or released. */
export async function holdReels(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(`{
    const { setTimeout } = window;
    const waiting = [];
    window.setTimeout = (run, milliseconds, ...values) => {
      if (milliseconds < 600) return setTimeout(run, milliseconds, ...values);
      waiting.push(run);
      return 0;
    };
    window.letReelsStop = () => waiting.splice(0).forEach((run) => run());
  }`);
  return () => page.evaluate('window.letReelsStop()');
}

/** Presses the button and returns the server's answer, which the page must not show yet. */
export async function press(page: Page): Promise<Opened> {
  const [answered] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/box/open')),
    openButton(page).click(),
  ]);
  const { data }: { data: Opened } = await answered.json();
  return data;
}

/** Returns an item's name without its brand and its wear. */
export const plainNameOf = (item: Pick<Opened['opens'][number], 'stuffName'> | undefined): string =>
  (item?.stuffName ?? '').replace(/^.*\|/, '').trim();

/** Returns an item's name as shown: without its brand, with its wear in brackets. */
export function nameOf(item: Pick<Opened['opens'][number], 'stuffName' | 'exterior'> | undefined): string {
  if (item === undefined) throw new Error('nothing was opened');
  const name = item.stuffName.slice(item.stuffName.indexOf('|') + 1).trim();
  return item.exterior === '' ? name : `${name} (${item.exterior})`;
}

// One evaluation: between two calls the page could move.
const UNDER_POINTERS = `[...document.querySelectorAll('[data-motion]')].map((reel) => {
  reel.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = reel.getBoundingClientRect();
  return document.elementsFromPoint(x + width / 2, y + height / 2)
    .map((at) => at.closest('[data-plate]')?.dataset.plate).find((plate) => plate !== undefined);
})`;

/** Returns the skins under the pointers of all strips, by hit-testing the screen. The result may lie over them. */
export const underPointers = (page: Page): Promise<unknown> => page.evaluate(UNDER_POINTERS);
