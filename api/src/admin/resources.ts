import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Resource } from '../contract/index.ts';
import { CallRefused, answerRefused, describe } from '../http/index.ts';
import { type Caller, callerOf } from './gate.ts';
import { ListParameters, type ListQuery, listRequestReader } from './list-query.ts';
import type { Page } from './page.ts';

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

/** Serves a resource in the wire format of ra-data-simple-rest. Reading only: changes will be commands. */
export function addResource<Row extends TSchema, Detail extends TSchema, Filter extends TObject>(
  scope: FastifyInstance,
  resource: Resource<Row, Detail, Filter>,
  source: Source<Static<Row>, Static<Detail>, Static<Filter>>,
): void {
  const { name, summary } = resource;
  const listRequestOf = listRequestReader(resource);
  scope.get(`/${name}`, {
    schema: describe({
      summary,
      access: 'operator',
      querystring: ListParameters,
      answer: Type.Array(resource.row, { headers: { 'Content-Range': ContentRange } }),
      refusals: ['malformed'],
    }),
    handler: async (request, reply) => {
      const asked = listRequestOf(request.query);
      const caller = callerOf(request);
      if (asked.kind === 'ids') {
        const rows = await source.many(asked.ids, caller);
        return sendRows(reply, name, { rows, total: rows.length }, 0);
      }
      const page = await source.list(asked.query, caller);
      return page instanceof CallRefused
        ? answerRefused(page, request, reply)
        : sendRows(reply, name, page, asked.query.offset);
    },
  });
  scope.get<{ Params: { id: string } }>(`/${name}/:id`, {
    schema: describe({
      summary,
      access: 'operator',
      params: Type.Object({ id: Type.String() }),
      answer: resource.detail,
      refusals: ['unknown-record'],
    }),
    handler: async (request, reply) => {
      const record = await source.one(request.params.id, callerOf(request));
      return record ?? answerRefused(new CallRefused('unknown-record'), request, reply);
    },
  });
  for (const url of [`/${name}`, `/${name}/:id`])
    scope.route({
      method: WRITING,
      url,
      schema: { hide: true },
      handler: (request, reply) =>
        answerRefused(new CallRefused('read-only'), request, reply.header('allow', 'GET, HEAD')),
    });
}

function sendRows<Row>(
  reply: FastifyReply,
  name: string,
  { rows, total }: Page<Row>,
  offset: number,
): FastifyReply {
  const span = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  return reply.header('content-range', `${name} ${span}/${total}`).send(rows);
}
