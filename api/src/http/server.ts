import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { Overloaded, TooManyConflicts } from '../runtime/index.ts';
import { SealedStore } from '../store/index.ts';
import { answerAnyRefused } from './answer-refused.ts';
import { openApiOf } from './openapi.ts';
import { CallRefused, Refused } from './call-refused.ts';
import type { RefusalTable } from './refusal-table.ts';
import type { EdgeCode } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';
import { answerUnreadable } from './unreadable.ts';

const BODY_BYTES_MAX = 64 * 1024;
const REQUESTS_PER_MINUTE = 3_000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  /** lifts the request limits for callers on loopback */
  readonly unlimitedOnLoopback: boolean;
  readonly version: string;
  readonly refusals: RefusalTable;
  /** Hears of every refusal of a request. */
  readonly onRefused?: (code: string, request: FastifyRequest) => void;
}

/** A server with everything that is the same for every call: headers, limits, errors, the OpenAPI document. */
export async function createServer({
  logger,
  unlimitedOnLoopback,
  version,
  refusals,
  onRefused = () => {},
}: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 60_000,
    frameworkErrors: (error, request, reply) =>
      void answerAnyRefused(refusalOf(error, request), request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, logger, refusals),
    // The shop asks for it itself, in its own words.
    http: { requireHostHeader: false },
  });
  // An expectation that nobody knows may be passed over (RFC 9110, section 10.1.1); node would refuse it without a word.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  readJsonOnly(app);
  app.decorate('refusals', refusals);
  app.decorate('onRefused', onRefused);
  app.decorateRequest('playerId', '');
  // Requests are checked by the routes themselves, answers follow from their types: schemas are for the document.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerAnyRefused(refusalOf(error, request), request, reply),
  );
  await app.register(swagger, openApiOf(version, refusals));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders(request));
    const hostMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(hostMissing ? new Refused(new CallRefused('not-http')) : undefined);
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    cache: 50_000,
    allowList: (request) => unlimitedOnLoopback && LOOPBACK.has(request.ip),
    errorResponseBuilder: () => new Refused(new CallRefused('too-many-requests')),
  });
  return app;
}

/** Ids of requests that no other process gives, as security events outlast this one. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let last = 0;
  return () => `${process}-${(last += 1).toString(36)}`;
}

/** A body is JSON, or empty and so none, whatever its type says. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(body === '' ? null : new Refused(new CallRefused('unsupported-type')), undefined);
  });
}

/** What the framework refuses by itself. */
const FRAMEWORK: Readonly<Record<string, EdgeCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_BAD_URL: 'bad-address',
};

function refusalOf(error: FastifyError, request: FastifyRequest): CallRefused<string> {
  if (error instanceof Refused) return error.refusal;
  const known = FRAMEWORK[error.code];
  if (known !== undefined) return new CallRefused(known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new CallRefused('not-json');
  // Nothing failed: a crowd was turned away, and an error a head would only add to the load.
  if (error instanceof Overloaded) return new CallRefused('busy');
  if (error instanceof SealedStore) return new CallRefused('drill');
  request.log.error({ err: error }, 'a call failed');
  return new CallRefused(error instanceof TooManyConflicts ? 'busy' : 'failure');
}
