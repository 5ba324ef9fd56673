import type { WebSocketRoute } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { Client } from '../http/client.ts';
import { newPlayer, openSome } from '../http/player.ts';
import { seriousFindings } from './axe.ts';
import { LARGEST_SHIFT, WATCH } from './layout-shift.ts';
import { visitors } from './visitor.ts';

const shop = visitors();
const BOX = 'youse';

/** Returns a message's position in the log; undefined unless it is an event. */
const positionIn = (text: string): string | undefined =>
  text.includes('"msgType":0') ? /"position":"(\d{12})"/.exec(text)?.[1] : undefined;

/** Listens on a connection that is never cut. */
function steadyListener(): string[] {
  const heard: string[] = [];
  const socket = new WebSocket(`${shop.address().replace('http', 'ws')}/ws/drop`);
  onTestFinished(() => socket.close());
  socket.addEventListener('open', () => socket.send('{}'));
  socket.addEventListener('message', ({ data }) =>
    heard.push(...[positionIn(String(data))].filter((one) => one !== undefined)),
  );
  return heard;
}

it('a listener resumes after a cut connection, without missing or repeating a drop', async () => {
  const player = await newPlayer(new Client(shop.address()));
  const page = await shop.open('/page/instrutions');
  const heard: string[] = [];
  const lines: WebSocketRoute[] = [];
  const servers: WebSocketRoute[] = [];
  let joined = false;
  let mayComeBack = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    mayComeBack = resolve;
  });
  await page.routeWebSocket('**/ws/drop', async (line) => {
    lines.push(line);
    // The first connection passes; the next one waits until a drop was missed.
    if (lines.length > 1) await gate;
    const server = line.connectToServer();
    servers.push(server);
    line.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      const position = positionIn(String(text));
      if (position !== undefined) heard.push(position);
      joined = true;
      line.send(text);
    });
  });
  await page.getByRole('link', { name: 'Skins' }).click();
  await expect.poll(() => joined).toBe(true);
  const steady = steadyListener();
  await openSome(player, BOX, 3);
  // Closes both ends, so that nothing passes any more.
  await servers[0]?.close();
  await lines[0]?.close({ code: 1012 });
  await expect.poll(() => steady.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  const missed = steady.slice(0, 3);
  mayComeBack();
  await expect.poll(() => missed.filter((one) => heard.includes(one)), { timeout: 30_000 }).toEqual(missed);
  expect(heard).toEqual([...new Set(heard)].toSorted());
  const from = heard.indexOf(steady[0] ?? '');
  const both = Math.min(steady.length, heard.length - from);
  expect(heard.slice(from, from + both)).toEqual(steady.slice(0, both));
});

it('says in the counters’ place that the feed is dead, moves nothing, and recovers', async () => {
  const page = await shop.open('/page/instrutions', { language: 'EN' });
  let cut = false;
  let joined = false;
  await page.routeWebSocket('**/ws/drop', (line) => {
    const server = line.connectToServer();
    // A cut line: nothing passes any more, and nobody is told.
    line.onMessage((text) => {
      if (!cut) server.send(text);
    });
    server.onMessage((text) => {
      if (cut) return;
      joined = true;
      line.send(text);
    });
  });
  await page.getByRole('link', { name: 'Skins', exact: true }).click();
  await expect.poll(() => joined).toBe(true);
  const counters = page.getByText(/^Online \d/);
  await counters.waitFor();
  const rule = page.getByRole('button', { name: 'Rule', exact: true });
  const before = await rule.boundingBox();
  cut = true;
  const dead = page.getByText('Feed lost, retrying…');
  await dead.waitFor({ timeout: 20_000 });
  expect(await counters.isVisible()).toBe(false);
  expect(await rule.boundingBox()).toEqual(before);
  cut = false;
  await dead.waitFor({ state: 'detached', timeout: 40_000 });
  await counters.waitFor();
});

it('drops that come in push the row, and shift nothing', async () => {
  const player = await newPlayer(new Client(shop.address()));
  const page = await shop.open('/page/instrutions', { width: 390 });
  await page.addInitScript(WATCH);
  const told = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws/drop'));
  await page.goto(`${shop.address()}/`);
  const socket = await told;
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"joined"'));
  await page.waitForLoadState('networkidle');
  const before = Number(await page.evaluate('layoutShift'));
  await openSome(player, BOX, 1);
  const drops = page.getByRole('region', { name: '最新掉落' }).getByRole('link');
  const first = await drops.first().elementHandle();
  await openSome(player, BOX, 5);
  // Five came in before it, side by side.
  await expect.poll(async () => (await first?.boundingBox())?.x ?? 0).toBeGreaterThan(5 * 100);
  expect(Number(await page.evaluate('layoutShift')) - before).toBeLessThan(LARGEST_SHIFT / 10);
});

it('the ticker publishes its rule, and fits a phone', async () => {
  const page = await shop.open('/', { width: 390, language: 'VN' });
  const told = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws/drop'));
  await page.reload();
  const socket = await told;
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"joined"'));
  await page.getByRole('button', { name: 'Quy tắc', exact: true }).click();
  // In a sentence of the rule: the number of players may contain the same digits.
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: '20' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await seriousFindings(page)).toEqual([]);
});
