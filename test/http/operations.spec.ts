import { ordinalOf } from '@skins/api/foundation/store';
import { expect, it } from 'vitest';
import { newPlayer, openSome } from './player.ts';
import { ownShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const shop = ownShop([CHEAP]);

it('is alive and ready', async () => {
  const client = shop().client();
  const health = await client.send('GET', '/healthz');
  expect([health.status, JSON.parse(health.text)]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
  const ready = await client.send('GET', '/readyz');
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    expect.objectContaining({ ready: true, head: await shop().serving().service.store.head() }),
  ]);
});

it('serves metrics for a collector', async () => {
  const player = await newPlayer(shop().client());
  const OPENS = 'http_request_duration_seconds_count{method="POST",route="/api/box/open",status="200"}';
  // The client may send the first open of a test run again, and an answer is counted just after it was sent.
  await openSome(player, CHEAP.id, 1);
  await newPlayer(shop().client());
  const lines = await metrics();
  for (const line of lines)
    expect(line).toMatch(/^[a-zA-Z_:][\w:]*(\{(\w+="(\\.|[^"\\])*",?)*\})? (NaN|[+-]?Inf|[-+\d.e]+)( \d+)?$/);
  expect(valueIn(lines, 'skins_log_events')).toBe(ordinalOf(await shop().serving().service.store.head()));
  expect(valueIn(lines, 'skins_log_commits_total')).toBeGreaterThan(0);
  expect(valueIn(lines, 'skins_projection_parked{projection="box-statistics"}')).toBe(0);
  await openSome(player, CHEAP.id, 1);
  await expect.poll(async () => valueIn(await metrics(), OPENS)).toBe(valueIn(lines, OPENS) + 1);
});

async function metrics(): Promise<readonly string[]> {
  const { status, headers, text } = await shop().client().send('GET', '/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const valueIn = (lines: readonly string[], start: string): number =>
  Number(
    lines
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1),
  );

it('does not count unknown paths separately', async () => {
  const client = shop().client();
  for (const path of ['/api/a1', '/api/b2', '/art/c3']) await client.send('GET', path);
  const { text } = await client.send('GET', '/metrics');
  expect(text).not.toMatch(/a1|b2|c3/);
});
