import { Readable } from 'node:stream';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { RefusalTable } from './refusal-table.ts';
import { createServer } from './server.ts';

/** Simulates a file that exists but cannot be opened. */
const unopened = () =>
  new Readable({
    read() {
      this.destroy(Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' }));
    },
  });

it('refuses a file that cannot be opened in the shop’s own format, without the file’s headers', async () => {
  const app = await createServer({
    logger: pino({ level: 'silent' }),
    unlimitedOnLoopback: true,
    version: '0',
    refusals: new RefusalTable(),
  });
  onTestFinished(() => app.close());
  app.get('/app.js', (_request, reply) =>
    reply
      .headers({ etag: '"file"', 'last-modified': new Date(0).toUTCString(), 'content-length': '4000' })
      .type('text/javascript')
      .send(unopened()),
  );
  const { statusCode, headers, json } = await app.inject('/app.js');
  expect(statusCode).toBe(503);
  expect(json()).toEqual({
    code: 503,
    errCode: 503,
    errMsg: 'The service is busy. Nothing was charged; please try again.',
    requestId: expect.any(String),
  });
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['cache-control']).toBe('no-store');
  expect([headers['etag'], headers['last-modified']]).toEqual([undefined, undefined]);
});
