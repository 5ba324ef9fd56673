import type { Text } from '@skins/engine/catalogue';
import type { Right } from '@skins/engine/kernel';
import { type Static, type TSchema, Type } from 'typebox';
import { type FieldRefusal, refusalsOfFields } from './refused-as.ts';

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
  Code extends string = string,
> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly summary: string;
  readonly access: Its['access'];
  readonly idempotencyKey: Its['idempotencyKey'];
  readonly waits: Its['waits'];
  /** Why it may be refused, beside what may befall every call of its kind. */
  readonly refusals: readonly Code[];
  /** How often one address may make it, when that is rarer than the general limit. */
  readonly perMinute: number | undefined;
  /** How large its body may be, in bytes, when that is more than the general limit. */
  readonly bodyBytes: number | undefined;
  /** What an operator has to be allowed to, beyond being one. */
  readonly right: Right | undefined;
  /** What an accepted answer says beside its data. */
  readonly msg: Text | undefined;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

/** A call, whatever it is. */
export type AnyCall = Call<TSchema, TSchema, TSchema>;

const nothing = Type.Object({});
type Nothing = typeof nothing;

interface Definition extends Partial<Manner> {
  readonly summary: string;
  readonly refusals?: readonly string[];
  readonly perMinute?: number;
  readonly bodyBytes?: number;
  readonly right?: Right;
  readonly msg?: Text;
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
type CodeIn<Defined> =
  | (Defined extends { refusals: readonly (infer Code extends string)[] } ? Code : never)
  | FieldRefusal<SchemaAt<'query', Defined>>
  | FieldRefusal<SchemaAt<'body', Defined>>;

/** An error in words where a list of codes is not literal: nothing could hold the slice's refusals to it. */
type Literal<Defined> = Defined extends { refusals: readonly (infer Code extends string)[] }
  ? string extends Code
    ? { readonly refusals: 'write `as const` behind this list of codes' }
    : unknown
  : unknown;

const filled = (definition: Definition, asked: TSchema) => ({
  summary: definition.summary,
  access: definition.access ?? 'open',
  idempotencyKey: definition.idempotencyKey ?? 'none',
  waits: definition.waits ?? false,
  refusals: [...new Set([...(definition.refusals ?? []), ...refusalsOfFields(asked)])],
  perMinute: definition.perMinute,
  bodyBytes: definition.bodyBytes,
  right: definition.right,
  msg: definition.msg,
  data: definition.data,
});

const asking = (path: string, definition: Asking): AnyCall => {
  const query = definition.query ?? nothing;
  return { method: 'GET', path, query, body: nothing, ...filled(definition, query) };
};
const telling = (method: 'POST' | 'PUT', path: string, definition: Telling): AnyCall => {
  const body = definition.body ?? nothing;
  return { method, path, query: nothing, body, ...filled(definition, body) };
};

export function get<const Defined extends Asking>(
  path: string,
  definition: Defined & Literal<Defined>,
): Call<SchemaAt<'query', Defined>, Nothing, Defined['data'], MannerOf<Defined>, CodeIn<Defined>>;
export function get(path: string, definition: Asking): AnyCall {
  return asking(path, definition);
}

export function post<const Defined extends Telling>(
  path: string,
  definition: Defined & Literal<Defined>,
): Call<Nothing, SchemaAt<'body', Defined>, Defined['data'], MannerOf<Defined>, CodeIn<Defined>>;
export function post(path: string, definition: Telling): AnyCall {
  return telling('POST', path, definition);
}

export function put<const Defined extends Telling>(
  path: string,
  definition: Defined & Literal<Defined>,
): Call<Nothing, SchemaAt<'body', Defined>, Defined['data'], MannerOf<Defined>, CodeIn<Defined>>;
export function put(path: string, definition: Telling): AnyCall {
  return telling('PUT', path, definition);
}

/** Whether something that a contract exports is a call. */
export const isCall = (exported: unknown): exported is AnyCall =>
  typeof exported === 'object' && exported !== null && 'idempotencyKey' in exported;

/** The answer's `data` of a call. */
export type DataOf<C> = C extends Call<TSchema, TSchema, infer Data> ? Static<Data> : never;
/** The request's query of a call. */
export type QueryOf<C> = C extends Call<infer Query, TSchema, TSchema> ? Static<Query> : never;
/** The request's body of a call. */
export type BodyOf<C> = C extends Call<TSchema, infer Body, TSchema> ? Static<Body> : never;
/** Every code that the calls of a contract say they may be refused with. */
export type CodeOf<Contract> = {
  [Name in keyof Contract]: Contract[Name] extends {
    idempotencyKey: string;
    refusals: readonly (infer Code extends string)[];
  }
    ? Code
    : never;
}[keyof Contract];

/** Every accepted answer. `sysTime` is the server's clock in milliseconds since 1970. */
export interface Answer<Data> {
  code: 200;
  data: Data;
  sysTime: number;
  /** in the caller's language, where the call says something */
  msg?: string;
}

/** Every refusal. `errCode` is stable, `errMsg` is in the caller's language. */
export const Refusal = Type.Object({
  code: Type.Integer({ description: 'the HTTP status' }),
  errCode: Type.Integer(),
  errMsg: Type.String({ description: 'in the caller’s language' }),
  requestId: Type.String({ description: 'to quote to the operator' }),
  data: Type.Optional(Type.Unknown({ description: 'what the refusal is about, where it says so' })),
});
export type Refusal = Static<typeof Refusal>;
