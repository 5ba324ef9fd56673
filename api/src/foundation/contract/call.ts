import type { Text } from '@skins/engine/catalogue';
import type { Right } from '@skins/engine/kernel';
import { type Static, type TSchema, Type } from 'typebox';
import { type FieldRefusal, refusalsOfFields } from './refused-as.ts';

/** The callers whom a call admits: anyone, a logged-in player, or an operator. */
export type Access = 'open' | 'player' | 'operator';

/** none: not a command; optional: a command. The header makes repeats safe; without it the server makes an id. */
type KeyUse = 'none' | 'optional';

/** The properties of a call apart from its data. They determine what its handler receives. */
export interface Manner {
  readonly access: Access;
  /** Whether it is a command, whose id is in the header `Idempotency-Key`. */
  readonly idempotencyKey: KeyUse;
  /** Whether it is a list that waits briefly for the position in the header `after`. */
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
  /** Codes with which it may be refused, besides those of every call of its kind. */
  readonly refusals: readonly Code[];
  /** Calls per minute and address, if fewer than the general limit. */
  readonly perMinute: number | undefined;
  /** Whether that limit protects accounts, so that all nodes count together. */
  readonly overNodes: boolean;
  /** Maximum size of its body in bytes, if larger than the general limit. */
  readonly bodyBytes: number | undefined;
  /** The right that an operator needs. */
  readonly right: Right | undefined;
  /** A message that an accepted answer carries besides its data. */
  readonly msg: Text | undefined;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

/** Any call. */
export type AnyCall = Call<TSchema, TSchema, TSchema>;

const nothing = Type.Object({});
type Nothing = typeof nothing;

interface Definition extends Partial<Manner> {
  readonly summary: string;
  readonly refusals?: readonly string[];
  readonly perMinute?: number;
  readonly overNodes?: boolean;
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

/** The properties of a definition, with the defaults: open to anyone, not a command, no waiting. */
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
  overNodes: definition.overNodes ?? false,
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

/** Returns whether an export of a contract is a call. */
export const isCall = (exported: unknown): exported is AnyCall =>
  typeof exported === 'object' && exported !== null && 'idempotencyKey' in exported;

/** The `data` of a call's answer. */
export type DataOf<C> = C extends Call<TSchema, TSchema, infer Data> ? Static<Data> : never;
/** The query of a call's request. */
export type QueryOf<C> = C extends Call<infer Query, TSchema, TSchema> ? Static<Query> : never;
/** The body of a call's request. */
export type BodyOf<C> = C extends Call<TSchema, infer Body, TSchema> ? Static<Body> : never;
/** The codes with which the calls of a contract may be refused. */
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
  /** in the caller's language, if the call has a message */
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
