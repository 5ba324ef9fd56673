import type { Right } from '@skins/engine/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Resource } from '../contract/index.ts';
import { CallRefused, answerRefused, describe } from '../http/index.ts';
import { type Caller, callerOf } from './gate.ts';
import { ListParameters, type ListQuery, listRequestReader } from './list-query.ts';
import { cursorText } from '../lists/index.ts';
import type { Page } from './page.ts';
import type { AdminTools } from './tools.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** What answers the questions about a resource. */
export interface Source<Row, Detail, Filter> {
  list(query: ListQuery<Filter>, caller: Caller): Awaitable<Page<Row> | CallRefused>;
  /** the records that there are of these */
  many(ids: readonly string[], caller: Caller): Awaitable<readonly Row[]>;
  one(id: string, caller: Caller): Awaitable<Detail | undefined>;
}

const ContentRange = Type.String({ description: 'boxes 0-24/240: first row, last row, how many there are' });
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];

const NextPage = Type.String({ description: 'where the next page begins: goes into the parameter after' });

/** A resource with what answers for it, ready to be registered under its name. */
export interface Served<Tools = AdminTools> {
  readonly schema: AnyResource;
  /** Adds its calls to a server. */
  readonly addTo: (scope: FastifyInstance, name: string, tools: Tools) => void;
}

type AnyResource = Resource<TSchema, TSchema, TObject>;
type SourceOf<Its> =
  Its extends Resource<infer Row, infer Detail, infer Filter>
    ? Source<Static<Row>, Static<Detail>, Static<Filter>>
    : never;

/** What all of some sources are made of. */
type ToolsOf<Sources> = Sources[keyof Sources] extends (tools: infer Tools) => unknown ? Tools : never;

/** All resources of a slice with their sources: one without does not compile. */
export function served<
  Resources extends Readonly<Record<string, AnyResource>>,
  Sources extends {
    readonly [Name in keyof Resources]: (tools: AdminTools<never>) => SourceOf<Resources[Name]>;
  },
>(
  resources: Resources,
  sources: Sources,
): Readonly<Record<keyof Resources & string, Served<ToolsOf<Sources>>>>;
export function served(
  resources: Readonly<Record<string, AnyResource>>,
  sources: Readonly<Record<string, (tools: AdminTools) => Source<unknown, unknown, unknown>>>,
): Readonly<Record<string, Served>> {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([name, sourceOf]) => {
      const resource = resources[name];
      if (resource === undefined) return [];
      const addTo: Served['addTo'] = (scope, name, tools) =>
        addResource(scope, name, resource, sourceOf(tools), {
          looked: lookingAt(name, resource, tools),
          settle: (request) => tools.progress.settle(String(request.headers['after'] ?? '')),
        });
      return [[name, { schema: resource, addTo }]];
    }),
  );
}

/** Serves a resource in the wire format of ra-data-simple-rest. Reading only: changes will be commands. */
function addResource(
  scope: FastifyInstance,
  name: string,
  resource: AnyResource,
  source: Source<unknown, unknown, unknown>,
  { looked, settle }: { looked: Looked; settle: Settle },
): void {
  const { summary } = resource;
  const listRequestOf = listRequestReader(resource);
  const config = { right: resource.right ?? 'read' };
  scope.get(`/${name}`, {
    config,
    schema: describe({
      summary,
      access: 'operator',
      querystring: ListParameters,
      answer: Type.Array(resource.row, {
        headers: { 'Content-Range': ContentRange, 'Next-Page': NextPage },
      }),
      refusals: ['malformed'],
    }),
    handler: async (request, reply) => {
      const asked = listRequestOf(request.query);
      await settle(request);
      const caller = callerOf(request);
      if (asked.kind === 'ids') {
        const rows = await source.many(asked.ids, caller);
        looked(request, asked.ids.join());
        return sendRows(reply, name, { rows, total: rows.length, next: undefined }, 0);
      }
      const page = await source.list(asked.query, caller);
      looked(request, playerIn(asked.query.filter));
      return page instanceof CallRefused
        ? answerRefused(page, request, reply)
        : sendRows(reply, name, page, 'offset' in asked.query.begin ? asked.query.begin.offset : undefined);
    },
  });
  scope.get<{ Params: { id: string } }>(`/${name}/:id`, {
    config,
    schema: describe({
      summary,
      access: 'operator',
      params: Type.Object({ id: Type.String() }),
      answer: resource.detail,
      refusals: ['unknown-record'],
    }),
    handler: async (request, reply) => {
      await settle(request);
      const record = await source.one(request.params.id, callerOf(request));
      if (record !== undefined) looked(request, request.params.id);
      return record ?? answerRefused(new CallRefused('unknown-record'), request, reply);
    },
  });
  for (const url of [`/${name}`, `/${name}/:id`])
    scope.route({
      method: WRITING,
      url,
      config,
      schema: { hide: true },
      handler: (request, reply) =>
        answerRefused(new CallRefused('read-only'), request, reply.header('allow', 'GET, HEAD')),
    });
}

/** Waits, briefly, for the position in the header `after`: of a command that the reader gave. */
type Settle = (request: FastifyRequest) => Promise<void>;

/** Leaves a trail of an operator's look at players, by their ids or those of what is theirs; none for all of them. */
type Looked = (request: FastifyRequest, ids: string) => void;

const lookingAt =
  (name: string, { shows }: AnyResource, { noteLook }: AdminTools): Looked =>
  (request, ids) => {
    if (shows === undefined) return;
    noteLook({
      address: request.ip,
      name: callerOf(request).operator.name,
      what: ids === '' ? name : `${name}/${ids}`,
      requestId: request.id,
    });
  };

/** The player whose records are asked for. */
const playerIn = (filter: unknown): string => {
  const player: unknown =
    typeof filter === 'object' && filter !== null ? Reflect.get(filter, 'playerId') : '';
  return typeof player === 'string' ? player : '';
};

/** @param offset undefined where nobody counted the rows before the page */
function sendRows<Row>(
  reply: FastifyReply,
  name: string,
  { rows, total, next }: Page<Row>,
  offset: number | undefined,
): FastifyReply {
  const span = rows.length === 0 || offset === undefined ? '*' : `${offset}-${offset + rows.length - 1}`;
  if (next !== undefined) void reply.header('next-page', cursorText(next));
  return reply.header('content-range', `${name} ${span}/${total}`).send(rows);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** what an operator has to be allowed to */
    right?: Right;
  }
}
