import { checkPhone, login, logout, register } from '@skins/api/accounts/contract';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import * as operators from '@skins/api/contract';
import * as slices from '@skins/api/slices';
import { type Static, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from './client.ts';
import { newPlayer } from './player.ts';
import { sharedShop } from './shop.ts';

const shop = sharedShop([]);

/** The members of a contract call that the document must show. */
const ContractCall = Compile(
  Type.Object({
    method: Type.String(),
    path: Type.String(),
    access: Type.Enum(['open', 'player', 'operator']),
    idempotencyKey: Type.Enum(['none', 'optional']),
    waits: Type.Boolean(),
    summary: Type.String({ minLength: 1 }),
    query: Type.Object({ properties: Type.Object({}) }),
    body: Type.Union([
      Type.Object({ properties: Type.Object({}) }),
      Type.Object({ anyOf: Type.Array(Type.Unknown(), { minItems: 1 }) }),
    ]),
  }),
);
const contracts: readonly object[] = await Promise.all(
  Object.values(slices).flatMap(({ contract }): Promise<object>[] =>
    typeof contract === 'function' ? [contract()] : [],
  ),
);
const exported: unknown[] = [operators, ...contracts].flatMap((one) => Object.values(one));
const calls = exported.filter((value) => ContractCall.Check(value));

const Json = Type.Object({ 'application/json': Type.Object({ schema: Type.Object({}) }) });
const Parameter = Type.Object({
  in: Type.Enum(['query', 'path', 'header']),
  name: Type.String(),
  required: Type.Optional(Type.Boolean()),
  schema: Type.Object({}),
});
const Operation = Type.Object({
  summary: Type.String({ minLength: 1 }),
  security: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Array(Type.String())))),
  parameters: Type.Optional(Type.Array(Parameter)),
  requestBody: Type.Optional(Type.Object({ required: Type.Boolean(), content: Json })),
  responses: Type.Record(
    Type.String({ pattern: '^[1-5]\\d\\d$' }),
    Type.Object({ description: Type.String({ minLength: 1 }), content: Type.Object({}) }),
  ),
});
/** The parts of OpenAPI 3.1 that the shop uses. */
const OpenApi = Type.Object({
  openapi: Type.String({ pattern: '^3\\.1\\.' }),
  info: Type.Object({ title: Type.String(), version: Type.String() }),
  components: Type.Object({
    securitySchemes: Type.Record(Type.String(), Type.Object({ type: Type.String() })),
  }),
  paths: Type.Record(
    Type.String({ pattern: '^/' }),
    Type.Record(Type.String({ pattern: '^(get|post|put)$' }), Operation),
  ),
});

type Document = Static<typeof OpenApi>;
let paths: Document['paths'];
let schemes: Document['components']['securitySchemes'];

beforeAll(async () => {
  const { status, text } = await shop().client().send('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const document: unknown = JSON.parse(text);
  const openApi = Compile(OpenApi);
  if (!openApi.Check(document))
    throw new Error(`no OpenAPI: ${JSON.stringify([...openApi.Errors(document)][0])}`);
  ({
    paths,
    components: { securitySchemes: schemes },
  } = document);
});

function operationOf({ method, path }: { method: string; path: string }): Static<typeof Operation> {
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  return operation;
}

const jsonOf = (content: unknown): Static<typeof Json>['application/json'] => {
  if (!Compile(Json).Check(content)) throw new Error(`no JSON: ${JSON.stringify(content)}`);
  return content['application/json'];
};

const ErrCode = Compile(
  Type.Object({ properties: Type.Object({ errCode: Type.Object({ enum: Type.Array(Type.Integer()) }) }) }),
);

/** Returns the errCodes of an operation's refusals, by status. */
const refusalsOf = ({ responses }: Static<typeof Operation>): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, { content }]): [string, number[]][] => {
      const { schema } = jsonOf(content);
      return ErrCode.Check(schema) ? [[status, schema.properties.errCode.enum]] : [];
    }),
  );

describe('the OpenAPI document', () => {
  it('describes every call of the contract with headers, token and body', () => {
    expect(calls.length).toBeGreaterThan(15);
    for (const call of calls) {
      const { parameters = [], security, requestBody } = operationOf(call);
      const headers = parameters
        .filter((one) => one.in === 'header')
        .map(({ name, required }) => [name, required === true]);
      expect([call.path, headers]).toEqual([
        call.path,
        [
          ['language', false],
          ...(call.waits ? [['after', false]] : []),
          ...(call.idempotencyKey === 'none' ? [] : [['Idempotency-Key', false]]),
        ],
      ]);
      expect([call.path, security]).toEqual([
        call.path,
        call.access === 'open' ? undefined : [{ [call.access]: [] }],
      ]);
      const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      expect([call.path, query]).toEqual([call.path, Object.keys(call.query.properties)]);
      const taken = 'anyOf' in call.body || Object.keys(call.body.properties).length > 0;
      expect([call.path, requestBody?.required]).toEqual([call.path, taken ? true : undefined]);
    }
    expect(schemes).toMatchObject({
      player: { type: 'apiKey', in: 'header', name: 'token' },
      operator: { type: 'http', scheme: 'bearer' },
    });
  });

  it('lists the refusals of each call', () => {
    const always = { 408: [408], 429: [429], 431: [431], 500: [500], 503: [503] };
    const body = { 413: [413], 415: [415] };
    expect(refusalsOf(operationOf(boxDetails))).toEqual({ ...always, 400: [400], 404: [602] });
    expect(refusalsOf(operationOf(checkPhone))).toEqual({ ...always, 400: [607, 608, 400] });
    expect(refusalsOf(operationOf(login))).toEqual({
      ...always,
      ...body,
      400: [607, 608, 610, 400],
      401: [613],
    });
    expect(refusalsOf(operationOf(logout))).toEqual({ ...always, ...body, 400: [400], 401: [403, 104] });
    expect(refusalsOf(operationOf(openBox))).toEqual({
      ...always,
      ...body,
      400: [601, 605, 400],
      401: [403, 104],
      402: [6002],
      403: [632, 783, 843, 810, 811, 812, 813, 814, 817, 818],
      404: [602],
      409: [630, 619, 920, 675, 606, 631, 680, 681, 815],
      429: [429, 816],
    });
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (Number(status) < 400 || status === '503') continue;
        expect(jsonOf(content).schema).toMatchObject({
          required: ['code', 'errCode', 'errMsg', 'requestId'],
        });
      }
  });

  it('matches the shop’s behaviour', async () => {
    const { client } = await newPlayer(shop().client());
    for (const [call, reply] of [
      [openBox, await client.call(openBox, { body: { boxId: 'nothing', count: 1, versionHash: '' } })],
      [openBox, await client.send('POST', openBox.path, '{')],
      [openBox, await shop().client().call(openBox)],
      [register, await client.send('POST', register.path, '{}')],
      [logout, await client.send('POST', logout.path, '7')],
      [checkPhone, await client.send('GET', checkPhone.path)],
    ] as const) {
      const { code, errCode } = refusalOf(reply);
      expect([call.path, refusalsOf(operationOf(call))[code]]).toEqual([
        call.path,
        expect.arrayContaining([errCode]),
      ]);
    }
  });

  it('describes the calls of operators and machines', () => {
    const list = operationOf({ method: 'GET', path: '/admin/api/boxes' });
    expect(list.security).toEqual([{ operator: [] }]);
    expect(list.parameters?.map(({ name }) => name)).toEqual([
      'sort',
      'range',
      'after',
      'filter',
      'language',
    ]);
    expect(refusalsOf(operationOf({ method: 'GET', path: '/admin/api/boxes/{id}' }))).toMatchObject({
      401: [403, 104],
      404: [603],
    });
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect(operationOf({ method: 'GET', path }).responses['200']).toBeDefined();
  });

  it('gives a drawn ticket 2^24 values, and an end of a range one more', () => {
    const text = JSON.stringify(operationOf(openBox));
    expect(text).toContain('"ticket":{"type":"integer","minimum":0,"maximum":16777215}');
    const details = JSON.stringify(operationOf(boxDetails));
    expect(details).toContain('"startTicket":{"type":"integer","minimum":0,"maximum":16777215}');
    expect(details).toContain('"endTicket":{"type":"integer","minimum":0,"maximum":16777216}');
  });

  it('has valid schemas without references', () => {
    const schemas = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ parameters = [], requestBody, responses }): TSchema[] => [
        ...parameters.map(({ schema }) => schema),
        ...(requestBody === undefined ? [] : [jsonOf(requestBody.content).schema]),
        ...Object.values(responses)
          .filter(({ content }) => 'application/json' in content)
          .map(({ content }) => jsonOf(content).schema),
      ]);
    expect(schemas.length).toBeGreaterThan(100);
    for (const schema of schemas) expect(() => Compile(schema)).not.toThrow();
    expect(JSON.stringify(paths)).not.toContain('$ref');
  });
});

describe('the OpenAPI document’s bytes', () => {
  const asked = (headers: Record<string, string> = {}) =>
    fetch(`${shop().serving().address}/api/openapi.json`, { headers });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['zstd', null],
  ])(
    'are sent to a client that accepts %j as %s, and not again to a client that has them',
    async (accepted, encoding) => {
      const first = await asked({ 'accept-encoding': accepted });
      const etag = first.headers.get('etag') ?? '';
      expect([first.status, first.headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(first.headers.get('vary')).toContain('accept-encoding');
      expect(Object.keys(Object(await first.json()).paths).length).toBeGreaterThan(20);
      const again = await asked({ 'accept-encoding': accepted, 'if-none-match': `"other", W/${etag}` });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
      const changed = await asked({ 'accept-encoding': accepted, 'if-none-match': '"other"' });
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, etag]);
      await changed.body?.cancel();
    },
  );
});
