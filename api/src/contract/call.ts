import { type Static, type TSchema, Type } from 'typebox';
import type { RefusalCode } from './refusal-code.ts';

/** Who may make a call: anyone, a logged-in player, or an operator. */
export type Access = 'open' | 'player' | 'operator';

/**
 * none: no command; optional: doing it twice does no harm, so without the header the server makes an id; required: a
 * command that is refused without it.
 */
type KeyUse = 'none' | 'optional' | 'required';

/** What a call is, apart from its data. What its handler is given follows from it. */
export interface Manner {
  readonly access: Access;
  /** Whether it is a command, whose id comes in the header `Idempotency-Key`. */
  readonly idempotencyKey: KeyUse;
  /** A list that waits, briefly, for the position in the header `after`. */
  readonly waits: boolean;
}

/** One HTTP call: its schemas drive validation, the OpenAPI document and the web apps' types. */
export interface Call<
  Query extends TSchema,
  Body extends TSchema,
  Data extends TSchema,
  Its extends Manner = Manner,
> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly access: Its['access'];
  readonly idempotencyKey: Its['idempotencyKey'];
  readonly waits: Its['waits'];
  /** Why it may be refused, beside what may befall every call of its kind. */
  readonly refusals: readonly RefusalCode[];
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

const nothing = Type.Object({});
type Nothing = typeof nothing;

interface Definition extends Partial<Manner> {
  readonly summary: string;
  readonly refusals?: readonly RefusalCode[];
  readonly data: TSchema;
}
interface Asking extends Definition {
  readonly query?: TSchema;
}
interface Telling extends Definition {
  readonly body?: TSchema;
}

/** What a definition leaves out is as in most calls: open to anyone, no command, and it does not wait. */
interface MannerOf<Defined extends Definition> {
  readonly access: Defined extends { access: infer Own extends Access } ? Own : 'open';
  readonly idempotencyKey: Defined extends { idempotencyKey: infer Own extends KeyUse } ? Own : 'none';
  readonly waits: Defined extends { waits: infer Own extends boolean } ? Own : false;
}
type SchemaAt<Key extends string, Defined> =
  Defined extends Readonly<Record<Key, infer Own extends TSchema>> ? Own : Nothing;

const filled = (definition: Definition) => ({
  summary: definition.summary,
  access: definition.access ?? 'open',
  idempotencyKey: definition.idempotencyKey ?? 'none',
  waits: definition.waits ?? false,
  refusals: definition.refusals ?? [],
  data: definition.data,
});

export function get<const Defined extends Asking>(
  path: string,
  definition: Defined,
): Call<SchemaAt<'query', Defined>, Nothing, Defined['data'], MannerOf<Defined>>;
export function get(path: string, definition: Asking): Call<TSchema, TSchema, TSchema> {
  return { method: 'GET', path, query: definition.query ?? nothing, body: nothing, ...filled(definition) };
}

export function post<const Defined extends Telling>(
  path: string,
  definition: Defined,
): Call<Nothing, SchemaAt<'body', Defined>, Defined['data'], MannerOf<Defined>>;
export function post(path: string, definition: Telling): Call<TSchema, TSchema, TSchema> {
  return { method: 'POST', path, query: nothing, body: definition.body ?? nothing, ...filled(definition) };
}

/** The answer's `data` of a call. */
export type DataOf<C> = C extends Call<TSchema, TSchema, infer Data> ? Static<Data> : never;
/** The request's query of a call. */
export type QueryOf<C> = C extends Call<infer Query, TSchema, TSchema> ? Static<Query> : never;
/** The request's body of a call. */
export type BodyOf<C> = C extends Call<TSchema, infer Body, TSchema> ? Static<Body> : never;

/** Every accepted answer. `sysTime` is the server's clock in milliseconds since 1970. */
export interface Answer<Data> {
  code: 200;
  data: Data;
  sysTime: number;
}

/** Every refusal. `errCode` is stable, `errMsg` is in the caller's language. */
export const Refusal = Type.Object({
  code: Type.Integer({ description: 'the HTTP status' }),
  errCode: Type.Integer(),
  errMsg: Type.String({ description: 'in the caller’s language' }),
  requestId: Type.String({ description: 'to quote to the operator' }),
});
export type Refusal = Static<typeof Refusal>;
