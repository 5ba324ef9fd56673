import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Overloaded, TooManyConflicts } from '../runtime/index.ts';
import { languageOf, inLanguage } from './language.ts';
import { CallRefused, REFUSALS } from './refusals.ts';
import { RefusedAtTheGate } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { Malformed } from './validation.ts';

const BODY_BYTES_MAX = 64 * 1024;
const REQUESTS_PER_MINUTE = 3_000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  /** lifts the request limits for callers on loopback */
  readonly unlimitedOnLoopback: boolean;
  readonly version: string;
}

/** A server with everything that is the same for every call: headers, limits, errors, the OpenAPI document. */
export async function createServer({
  logger,
  unlimitedOnLoopback,
  version,
}: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: BODY_BYTES_MAX,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 60_000,
  });
  app.decorateRequest('playerId', '');
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerRefused(refusalOf(error, request), request, reply),
  );
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Skins',
        version,
        description: 'Answers are {code, data, sysTime}; refusals {code, errCode, errMsg, requestId}.',
      },
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders(request.url));
    done();
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    cache: 50_000,
    allowList: (request) => unlimitedOnLoopback && LOOPBACK.has(request.ip),
    errorResponseBuilder: () => new RefusedAtTheGate(new CallRefused('too-many-requests')),
  });
  return app;
}

/** Answers a refusal in the caller's language. */
export function answerRefused(
  { code, detail }: CallRefused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, errCode, text } = REFUSALS[code];
  const language = languageOf(request.headers);
  const message = inLanguage(text, language);
  const errMsg =
    detail === undefined ? message : message.replace('{detail}', () => inLanguage(detail, language));
  return reply.code(status).send({ code: status, errCode, errMsg, requestId: request.id });
}

function refusalOf(error: FastifyError, request: FastifyRequest): CallRefused {
  if (error instanceof RefusedAtTheGate || error instanceof Malformed) return error.refusal;
  if (error.statusCode === 413) return new CallRefused('too-large');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new CallRefused('not-json');
  request.log.error({ err: error }, 'a call failed');
  return new CallRefused(
    error instanceof TooManyConflicts || error instanceof Overloaded ? 'busy' : 'failure',
  );
}
