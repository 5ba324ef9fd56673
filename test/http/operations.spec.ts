import * as contract from '@skins/api/contract';
import { ordinalOf } from '@skins/api/store';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { newPlayer, openSome } from './player.ts';
import { shopOfTests } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const shop = shopOfTests([CHEAP]);

/** A call of the contract, as far as the document has to show it. */
const Described = Compile(
  Type.Object({
    method: Type.String(),
    path: Type.String(),
    access: Type.String(),
    command: Type.Boolean(),
    summary: Type.String({ minLength: 1 }),
  }),
);
const exported: unknown[] = Object.values(contract);
const calls = exported.filter((value) => Described.Check(value));

const OpenApi = Compile(
  Type.Object({
    openapi: Type.String({ pattern: '^3\\.1\\.' }),
    info: Type.Object({ title: Type.String(), version: Type.String() }),
    paths: Type.Record(
      Type.String(),
      Type.Record(
        Type.String(),
        Type.Object({
          summary: Type.String({ minLength: 1 }),
          parameters: Type.Optional(
            Type.Array(Type.Object({ in: Type.String(), name: Type.String(), schema: Type.Object({}) })),
          ),
          requestBody: Type.Optional(Type.Object({ content: Type.Object({}) })),
          responses: Type.Object({ 200: Type.Object({}) }),
        }),
      ),
    ),
  }),
);

it('describes every call of the contract in one OpenAPI document', async () => {
  const { status, text } = await shop().client().send('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const document: unknown = JSON.parse(text);
  if (!OpenApi.Check(document))
    throw new Error(`no OpenAPI: ${JSON.stringify([...OpenApi.Errors(document)][0])}`);
  expect(calls.length).toBeGreaterThan(15);
  for (const { method, path, access, command } of calls) {
    const described = document.paths[path]?.[method.toLowerCase()];
    const headers = described?.parameters?.filter((one) => one.in === 'header').map(({ name }) => name) ?? [];
    expect([path, described === undefined]).toEqual([path, false]);
    expect([path, headers.includes('idempotency-key')]).toEqual([path, command]);
    if (access === 'player') expect([path, headers]).toEqual([path, expect.arrayContaining(['token'])]);
  }
});

it('refers in it to nothing that is not there', async () => {
  const { text } = await shop().client().send('GET', '/api/openapi.json');
  const document: unknown = JSON.parse(text);
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    let at = document;
    for (const step of pointer.split('/')) at = Object.entries(at ?? {}).find(([name]) => name === step)?.[1];
    expect([pointer, typeof at]).toEqual([pointer, 'object']);
  }
});

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

it('shows metrics that a collector can read', async () => {
  const player = await newPlayer(shop().client());
  await openSome(player, CHEAP.id, 1);
  const { status, headers, text } = await shop().client().send('GET', '/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines)
    expect(line).toMatch(/^[a-zA-Z_:][\w:]*(\{(\w+="(\\.|[^"\\])*",?)*\})? (NaN|[+-]?Inf|[-+\d.e]+)( \d+)?$/);
  const value = (start: string) =>
    Number(
      lines
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1),
    );
  expect(value('skins_log_events')).toBe(ordinalOf(await shop().serving().service.store.head()));
  expect(value('skins_log_commits_total')).toBeGreaterThan(0);
  expect(value('http_request_duration_seconds_count{method="POST",route="/api/box/open",status="200"}')).toBe(
    1,
  );
  expect(value('skins_projection_parked{projection="box-statistics"}')).toBe(0);
});

it('does not count paths that nobody serves one by one', async () => {
  const client = shop().client();
  for (const path of ['/api/a1', '/api/b2', '/art/c3']) await client.send('GET', path);
  const { text } = await client.send('GET', '/metrics');
  expect(text).not.toMatch(/a1|b2|c3/);
});
