import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { Type } from 'typebox';
import { withRefusals } from './description.ts';
import type { RefusalTable } from './refusal-table.ts';

const json = (schema: object) => ({ 'application/json': { schema } });

const Ready = Type.Object({
  ready: Type.Boolean(),
  head: Type.String({ description: 'position of the last event' }),
  stops: Type.Array(
    Type.Object({
      cause: Type.Enum(['clock', 'disk']),
      sentence: Type.String({ description: 'what is wrong, and what to do' }),
    }),
    { description: 'why nothing is written for the moment' },
  ),
  lists: Type.Array(Type.String(), { description: 'why the lists as a whole cannot be read or written' }),
  projections: Type.Array(
    Type.Object({
      name: Type.String(),
      position: Type.String(),
      parked: Type.Optional(Type.String({ description: 'why it stopped, when it did' })),
    }),
  ),
});

/** Returns the OpenAPI document without the calls, which describe themselves. */
export const openApiOf = (version: string, refusals: RefusalTable): FastifyDynamicSwaggerOptions => ({
  transform: ({ schema, url }) => ({ schema: withRefusals(schema, refusals), url }),
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Skins',
      version,
      description: 'Answers are {code, data, sysTime}; refusals {code, errCode, errMsg, requestId}.',
    },
    components: {
      securitySchemes: {
        player: { type: 'apiKey', in: 'header', name: 'token', description: 'from register or login' },
        operator: { type: 'http', scheme: 'bearer', description: 'from /admin/api/login' },
      },
    },
    paths: {
      '/healthz': {
        get: {
          summary: 'Whether the process answers',
          responses: {
            200: {
              description: 'It does',
              content: json(Type.Object({ status: Type.Literal('ok'), version: Type.String() })),
            },
          },
        },
      },
      '/readyz': {
        get: {
          summary: 'Whether the shop writes, every projection runs, and the lists can be read',
          responses: {
            200: { description: 'It does', content: json(Ready) },
            503: { description: 'One of these fails; the body says which', content: json(Ready) },
          },
        },
      },
      '/metrics': {
        get: {
          summary: 'Figures for Prometheus',
          responses: {
            200: { description: 'Text format 0.0.4', content: { 'text/plain': { schema: Type.String() } } },
          },
        },
      },
    },
  },
});
