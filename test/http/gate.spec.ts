import { request } from 'node:http';
import { userInfo } from '@skins/api/accounts/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { describe, expect, it } from 'vitest';
import { expectProtected } from './headers.ts';
import { UNKNOWN_CALL, expectRefusedInEveryLanguage } from './messages.ts';
import { newPlayer, openSome } from './player.ts';
import { sharedShop } from './shop.ts';
import { CHEAP } from './test-catalogue.ts';

const shop = sharedShop([CHEAP]);

/** Sends a path unchanged: fetch would normalise it. */
function rawGet(path: string): Promise<{ status: number; type: string; text: string }> {
  const { hostname, port } = new URL(shop().client().address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('every answer', () => {
  it('has protective headers outside of calls', async () => {
    const { headers } = await shop().client().send('GET', '/healthz');
    expectProtected(headers);
  });

  it.for(['/api/main/web/info', '/api/nothing', userInfo.path, '/admin/api/boxes'])(
    '%s, an API answer, is never shown or run by a browser',
    async (path) => {
      const { headers } = await shop().client().send('GET', path);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  it('of a call is not cached, not even a refusal', async () => {
    const { client } = await newPlayer(shop().client());
    for (const caller of [client, shop().client()]) {
      const { headers } = await caller.call(userInfo);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('reveals no internals if a call fails', async () => {
    const reply = await shop().client().send('POST', openBox.path, '{"boxId":', { 'idempotency-key': 'k' });
    expect(reply.text).not.toMatch(/node_modules|\.ts|\bat |SyntaxError|stack/);
  });
});

describe('a path', () => {
  it.for([
    '/art/../../package.json',
    '/art/..%2f..%2fpackage.json',
    '/art/%2e%2e/%2e%2e/etc/passwd',
    '/art/..\\..\\package.json',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%00',
    '/assets/',
    '/admin/assets/..%2f..%2f..%2fpackage.json',
    '/admin/assets/../../../package.json',
    '//etc/passwd',
    '/admin/../../api/package.json',
    '/log.sqlite',
    '/master.secret',
  ])('%s leads to no file outside the served folders', async (path) => {
    const { status, type, text } = await rawGet(path);
    expect(text).not.toMatch(/"workspaces"|"private"|root:|SQLite format/);
    // The player app answers for every page path, and for nothing else.
    if (status === 200)
      expect([type, text.slice(0, 15).toLowerCase()]).toEqual([
        expect.stringContaining('text/html'),
        '<!doctype html>',
      ]);
    else expect([400, 403, 404]).toContain(status);
  });

  it.for(['/api/nothing', '/api/../api/nothing', '/api/user/info/'])('%s is not a call', (path) =>
    expectRefusedInEveryLanguage(shop().client(), (client) => client.send('GET', path), UNKNOWN_CALL),
  );

  it('of a call is not found with another method', () =>
    expectRefusedInEveryLanguage(
      shop().client(),
      (client) => client.send('PUT', openBox.path, '{}'),
      UNKNOWN_CALL,
    ));
});

describe('a drawing', () => {
  it('is an inert, cacheable picture', async () => {
    const client = shop().client();
    const { image } = await client.ask(boxDetails, { query: { boxId: CHEAP.id } });
    const { status, headers, text } = await client.send('GET', image);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script|javascript:|\son\w+=/i);
    const etag = headers.get('etag') ?? '';
    expect((await client.send('GET', image, undefined, { 'if-none-match': etag })).status).toBe(304);
  });

  it.for(['/art/skin/nothing.svg', '/art/', '/art/skin/<script>alert(1)</script>.svg'])(
    '%s that cannot be drawn is not found',
    async (path) => {
      const { status, text } = await shop().client().send('GET', path);
      expect(status).toBe(404);
      expect(text).not.toContain('<script');
    },
  );
});

it('never returns a script as a page', async () => {
  const player = await newPlayer(shop().client());
  const script = '<script>alert(1)</script>';
  const sent = [
    player.client.call(updateClientSeed, { body: { key: script } }),
    player.client.call(boxDetails, { query: { boxId: script } }),
    player.client.send('GET', `/api/${script}`),
  ];
  for (const { status, headers } of await Promise.all(sent)) {
    expect([400, 404]).toContain(status);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  }
  const { opens } = await openSome(player, CHEAP.id, 1);
  expect(opens.map(({ userSeed }) => userSeed)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
});
