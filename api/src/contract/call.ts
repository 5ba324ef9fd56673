import { type Static, type TSchema, Type } from 'typebox';
import type { RefusalCode } from './refusal-code.ts';

/** Who may make a call: anyone, a logged-in player, or an operator. */
export type Access = 'open' | 'player' | 'operator';

/**
 * none: no command; optional: doing it twice does no harm, so without the header the server makes an id; required: a
 * command that is refused without it.
 */
type KeyUse = 'none' | 'optional' | 'required';

/** One HTTP call: its schemas drive validation, the OpenAPI document and the web apps' types. */
export interface Call<Query extends TSchema, Body extends TSchema, Data extends TSchema> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Whether it is a command, whose id comes in the header `Idempotency-Key`. */
  readonly idempotencyKey: KeyUse;
  /** A list that waits, briefly, for the position in the header `after`. */
  readonly waits: boolean;
  /** Why it may be refused, beside what may befall every call of its kind. */
  readonly refusals: readonly RefusalCode[];
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

const nothing = Type.Object({});
type Nothing = typeof nothing;

interface Definition<Data extends TSchema> {
  readonly summary: string;
  readonly access?: Access;
  readonly idempotencyKey?: KeyUse;
  readonly waits?: boolean;
  readonly refusals?: readonly RefusalCode[];
  readonly data: Data;
}
interface Asking<Query extends TSchema> {
  readonly query: Query;
}
interface Telling<Body extends TSchema> {
  readonly body: Body;
}

const defined = (definition: Definition<TSchema>) => ({
  summary: definition.summary,
  access: definition.access ?? 'open',
  idempotencyKey: definition.idempotencyKey ?? 'none',
  waits: definition.waits ?? false,
  refusals: definition.refusals ?? [],
  data: definition.data,
});

export function get<Data extends TSchema, Query extends TSchema>(
  path: string,
  definition: Definition<Data> & Asking<Query>,
): Call<Query, Nothing, Data>;
export function get<Data extends TSchema>(
  path: string,
  definition: Definition<Data>,
): Call<Nothing, Nothing, Data>;
export function get(
  path: string,
  definition: Definition<TSchema> & Partial<Asking<TSchema>>,
): Call<TSchema, TSchema, TSchema> {
  return { method: 'GET', path, query: definition.query ?? nothing, body: nothing, ...defined(definition) };
}

export function post<Data extends TSchema, Body extends TSchema>(
  path: string,
  definition: Definition<Data> & Telling<Body>,
): Call<Nothing, Body, Data>;
export function post<Data extends TSchema>(
  path: string,
  definition: Definition<Data>,
): Call<Nothing, Nothing, Data>;
export function post(
  path: string,
  definition: Definition<TSchema> & Partial<Telling<TSchema>>,
): Call<TSchema, TSchema, TSchema> {
  return { method: 'POST', path, query: nothing, body: definition.body ?? nothing, ...defined(definition) };
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
