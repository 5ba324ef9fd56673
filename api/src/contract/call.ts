import type { Static, TObject, TSchema } from 'typebox';

/** Who may make a call: anyone, a logged-in player, or an operator. */
export type Access = 'open' | 'player' | 'operator';

/** One HTTP call: its schemas drive validation, the OpenAPI document and the web apps' types. */
export interface Call<Query extends TSchema, Body extends TSchema, Data extends TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** A command needs the header `Idempotency-Key`. */
  readonly command: boolean;
  readonly query: Query | undefined;
  readonly body: Body | undefined;
  readonly data: Data;
}

type Nothing = TObject<Record<never, never>>;

interface Definition<Query extends TSchema, Body extends TSchema, Data extends TSchema> {
  summary: string;
  access?: Access;
  command?: boolean;
  query?: Query;
  body?: Body;
  data: Data;
}

const call =
  (method: Call<TSchema, TSchema, TSchema>['method']) =>
  <Data extends TSchema, Query extends TSchema = Nothing, Body extends TSchema = Nothing>(
    path: string,
    definition: Definition<Query, Body, Data>,
  ): Call<Query, Body, Data> => ({
    method,
    path,
    summary: definition.summary,
    access: definition.access ?? 'open',
    command: definition.command ?? false,
    query: definition.query,
    body: definition.body,
    data: definition.data,
  });

export const get = call('GET');
export const post = call('POST');

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
export interface Refusal {
  code: number;
  errCode: number;
  errMsg: string;
  /** The id of the request, to quote to the operator. */
  requestId: string;
}
