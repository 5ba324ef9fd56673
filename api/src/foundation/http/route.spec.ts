import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get, put } from '../contract/call.ts';
import { amountOf, gems } from '../contract/gems.ts';
import { refusalWith } from '../contract/refusal.ts';
import { refusedAs } from '../contract/refused-as.ts';
import { CallRefused } from './call-refused.ts';
import type { Handlers } from './handlers.ts';
import { RefusalTable } from './refusal-table.ts';
import { type RouteTools, Routes } from './route.ts';
import { createServer } from './server.ts';

const text = (words: string) => ({ zh: `${words} zh`, en: words, ru: `${words} ru`, vi: `${words} vi` });

const contract = {
  pledge: put('/api/pledge', {
    summary: 'Pledge',
    refusals: ['too-poor'],
    msg: text('pledged'),
    body: Type.Object({
      stake: gems({ exclusiveMinimum: 0, maximum: 100 }),
      side: refusedAs('no-side', Type.Union([Type.Literal('heads'), Type.Literal('tails')])),
    }),
    data: Type.Object({ units: Type.Integer() }),
  }),
  look: get('/api/look', { summary: 'Look', perMinute: 1, data: Type.Null() }),
};

const handlers: Handlers<typeof contract> = {
  pledge: ({ body }) =>
    body.side === 'heads'
      ? { units: amountOf(body.stake) }
      : new CallRefused('too-poor', { data: { missing: 15_000, secret: 'seed' } }),
  look: () => null,
};

const refusals = new RefusalTable({
  'too-poor': refusalWith(
    402,
    615,
    text('too poor'),
    Type.Object({ missing: gems() }),
    ({ missing }: { missing: number }) => ({ missing: missing / 10_000 }),
  ),
  'no-side': { status: 400, errCode: 616, text: text('no side') },
});

const SHOP_TIME = 1_700_000_000_000;
const tools: RouteTools = {
  tokenState: async () => ({ kind: 'unknown' }),
  onPlayer: () => undefined,
  operatorGate: async () => new CallRefused('not-logged-in'),
  clock: () => SHOP_TIME,
};

let app: FastifyInstance;
beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  app = await createServer({ logger, unlimitedOnLoopback: false, version: '1', refusals });
  new Routes(app, tools).addAll(contract, handlers);
});
afterAll(() => app.close());

const pledge = async (body: object, language = 'EN'): Promise<Record<string, unknown>> =>
  (await app.inject({ method: 'PUT', url: '/api/pledge', headers: { language, host: 'x' }, body })).json();

it('answers a PUT with its data, exact amounts, and its message in the caller’s language', async () => {
  expect(await pledge({ stake: 9.3, side: 'heads' })).toEqual({
    code: 200,
    msg: 'pledged',
    data: { units: 93_000 },
    sysTime: SHOP_TIME,
  });
  expect(await pledge({ stake: 0.0001, side: 'heads' }, 'ZH')).toMatchObject({
    msg: 'pledged zh',
    data: { units: 1 },
  });
});

it('refuses with the data of the refusal entry, and nothing else', async () => {
  expect(await pledge({ stake: 1, side: 'tails' })).toEqual({
    code: 402,
    errCode: 615,
    errMsg: 'too poor',
    requestId: expect.any(String),
    data: { missing: 1.5 },
  });
});

it.each([0, -1, 100.0001, 0.00001, 1e-37, 33.33333, '1', null])('rejects a stake of %s', async (stake) => {
  expect(await pledge({ stake, side: 'heads' })).toMatchObject({
    errCode: 400,
    errMsg:
      'The request is malformed: stake must be a number greater than 0 and at most 100, with at most 4 decimal places',
  });
});

it('refuses a field with its own code, whatever is wrong with it', async () => {
  for (const side of ['edge', null, 7])
    expect(await pledge({ stake: 1, side })).toMatchObject({ errCode: 616, errMsg: 'no side' });
});

it('limits a call to the rate in its contract', async () => {
  const look = async () => (await app.inject({ url: '/api/look', headers: { host: 'x' } })).statusCode;
  expect([await look(), await look()]).toEqual([200, 429]);
});

it('describes msg, data and PUT in the OpenAPI document', () => {
  const { paths } = app.swagger();
  const document = JSON.stringify(paths?.['/api/pledge']);
  expect(document).toMatch(/^\{"put":/);
  expect(document).toContain('"msg":{');
  expect(document).toContain('"enum":[615]');
  expect(document).toContain('"data":{"anyOf":[{"type":"object","required":["missing"]');
  expect(document).toContain('616: no side');
});

it('refuses to start with a call whose refusal has no text', async () => {
  const wordless = {
    call: get('/api/wordless', { summary: '', refusals: ['nothing-said'], data: Type.Null() }),
  };
  const routes = new Routes(app, tools);
  expect(() => routes.addAll(wordless, { call: () => null })).toThrow(
    'no words for the refusal nothing-said',
  );
});
