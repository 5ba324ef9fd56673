import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { type Access, type AnyCall, Refusal } from '../contract/call.ts';
import { Time } from '../contract/fields.ts';
import { fileTypeOf } from '../contract/file.ts';
import type { AnyRefusalEntry } from '../contract/refusal.ts';
import { LIMITED_REFUSALS } from './limited-refusals.ts';
import type { RefusalTable } from './refusal-table.ts';

/** The form of an Idempotency-Key. It has no '/', because ids with one belong to the system. */
export const KEY = /^[A-Za-z0-9._:-]{1,64}$/;

/** Refusals that any request may meet. */
const ALWAYS = ['not-http', 'too-slow', 'head-too-large', 'too-many-requests', 'busy', 'failure'] as const;
const OF_AN_OPERATOR = ['second-factor-needed', 'may-not'] as const;
const OF_A_TOKEN = ['not-logged-in', 'token-unknown', 'token-ended'] as const;
const OF_A_BODY = ['malformed', 'not-json', 'unsupported-type', 'too-large', 'writing-stopped'] as const;
/** The first command after a restore meets void seeds; commands that begin a play may meet a closed game or a limit. */
const OF_A_PLAYERS_COMMAND: readonly string[] = [
  'too-much-for-nothing',
  'seeds-renewed',
  'player-suspended',
  'top-up-owed',
  'player-erased',
  'game-stopped',
  'game-off',
  ...Object.keys(LIMITED_REFUSALS),
];
const OF_A_KEY = ['key-malformed', 'key-reused'] as const;

/** A route in the OpenAPI document; the framework does not check or do anything with it. */
interface RouteDescription {
  readonly summary: string;
  readonly access: Access;
  /** schema of an accepted answer */
  readonly answer: TSchema;
  readonly refusals: readonly string[];
  readonly querystring?: TSchema;
  readonly params?: TSchema;
  readonly body?: TSchema;
  readonly headers?: TProperties;
}

/** Returns the description of a route in the form that the framework and its OpenAPI document expect. */
export const describe = ({ access, answer, refusals, headers, ...rest }: RouteDescription) => ({
  ...rest,
  headers: Type.Object({ language: Language, ...headers }),
  ...(access !== 'open' && { security: [{ [access]: [] }] }),
  response: { 200: { ...answer, 'x-response-description': 'Accepted' } },
  // Codes only; their texts are added in the OpenAPI document.
  refusals: [
    ...refusals,
    ...(access === 'open' ? [] : OF_A_TOKEN),
    ...(access === 'operator' ? OF_AN_OPERATOR : []),
    ...ALWAYS,
  ],
});

/** Adds the refusals to the responses of a route's description. */
export function withRefusals<Schema extends object>(schema: Schema, table: RefusalTable): Schema {
  if (!('refusals' in schema && Array.isArray(schema.refusals) && 'response' in schema)) return schema;
  const codes = schema.refusals.map(String);
  return { ...schema, response: { ...Object(schema.response), ...refusalsOf(codes, table) } };
}

/** Returns the description of a contract call. */
export function describeCall(call: AnyCall) {
  const { summary, access, idempotencyKey, waits } = call;
  const asks = hasFields(call.query);
  return describe({
    summary,
    access,
    answer: answerOf(call),
    ...(asks && { querystring: call.query }),
    ...((Type.IsUnion(call.body) || hasFields(call.body)) && { body: call.body }),
    headers: {
      ...(waits && { after: After }),
      ...(idempotencyKey === 'optional' && { 'Idempotency-Key': Type.Optional(Key) }),
    },
    refusals: [
      ...call.refusals,
      ...(idempotencyKey === 'none' ? [] : OF_A_KEY),
      ...(idempotencyKey !== 'none' && access === 'player' ? OF_A_PLAYERS_COMMAND : []),
      ...(call.method === 'GET' ? (asks ? ['malformed'] : []) : OF_A_BODY),
    ],
  });
}

/** Returns the schema of an accepted answer: JSON around the data, or a file. */
function answerOf({ data, msg }: AnyCall): TSchema {
  const type = fileTypeOf(data);
  if (type !== undefined) return Type.Unsafe({ content: { [type]: { schema: data } } });
  return Type.Object({
    code: Type.Literal(200),
    data,
    sysTime: Time,
    ...(msg && { msg: Type.String({ description: 'in the caller’s language' }) }),
  });
}

const Language = Type.Optional(
  Type.Enum(['ZH', 'EN', 'RU', 'VN'], {
    description: 'of names and messages; without it what Accept-Language likes best, else EN',
  }),
);
const After = Type.Optional(
  Type.String({ description: 'a position that a command answered with: the list waits for it, briefly' }),
);
const Key = Type.String({
  pattern: KEY.source,
  description:
    'id of the command, made by the caller: a repeat under the same id changes nothing; without it each request is a command of its own',
});

const hasFields = (schema: TSchema): schema is TObject =>
  'properties' in schema && Object.keys(Object(schema.properties)).length > 0;

/** Returns a schema for each status that lists its refusals. */
function refusalsOf(codes: readonly string[], table: RefusalTable): Record<string, TSchema> {
  const byStatus = Map.groupBy(new Set(codes), (code) => table.of(code).status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const entries = codes.map((code) => table.of(code));
      const carried = entries.flatMap(({ data }) => (data === undefined ? [] : [data.schema]));
      const { code: _code, errCode: _errCode, data: _data, ...always } = Refusal.properties;
      const schema = Type.Object(
        {
          code: Type.Literal(status),
          errCode: Type.Enum([...new Set(entries.map(({ errCode }) => errCode))]),
          ...always,
          ...(carried.length > 0 && { data: Type.Optional(Type.Union(carried)) }),
        },
        { 'x-response-description': entries.map(sentenceOf).join('\n\n') },
      );
      return [status, schema];
    }),
  );
}

const sentenceOf = ({ errCode, text }: AnyRefusalEntry): string =>
  `${errCode}: ${text.en.replace('{detail}', '…')}`;
