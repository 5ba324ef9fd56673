import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { Overloaded, TooManyConflicts, WritingStopped } from '../runtime/index.ts';
import { SealedStore, isNoRoom } from '../store/index.ts';
import { answerAnyRefused } from './answer-refused.ts';
import { clientOf, isLoopback, limitKey } from './client-address.ts';
import { Drains } from './drained.ts';
import { type HttpServer, createHttpServer } from './http-server.ts';
import { type ConnectionLimits, connectionLimits } from './limits.ts';
import { openApiOf } from './openapi.ts';
import { CallRefused, Refused } from './call-refused.ts';
import type { RefusalTable } from './refusal-table.ts';
import { RefusedLines } from './refused-lines.ts';
import type { EdgeCode } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';
import type { Trusts } from './trusted-proxies.ts';
import { answerUnreadable } from './unreadable.ts';

const BODY_BYTES_MAX = 64 * 1024;
const REQUESTS_PER_MINUTE = 3_000;
/** Of a message that a client sends to a live channel. */
const LIVE_BYTES_MAX = 1_024;

interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  /** lifts the request limits for callers on loopback */
  readonly unlimitedOnLoopback: boolean;
  readonly version: string;
  readonly refusals: RefusalTable;
  /** Hears of every refusal of a request. */
  readonly onRefused?: (code: string, request: FastifyRequest) => void;
  /** whose word on a client's address is taken; nobody's unless said */
  readonly trusts?: Trusts | undefined;
  readonly limits?: ConnectionLimits;
  /** where pages may show pictures from, beside the shop itself */
  readonly imageOrigin?: () => string | null;
  /** where the cashier's page leads to; null: nowhere else */
  readonly cashierOrigin?: () => string | null;
}

/** A server, with the members that the service adds to Fastify's types. */
export type Server = FastifyInstance;

/** A server with everything that is the same for every call: headers, limits, errors, the OpenAPI document. */
export async function createServer({
  logger,
  unlimitedOnLoopback,
  version,
  refusals,
  onRefused = () => {},
  trusts,
  limits = connectionLimits(),
  imageOrigin = () => null,
  cashierOrigin = () => null,
}: ServerOptions): Promise<FastifyInstance> {
  const drains = new Drains(limits.drainsMax);
  const lines = new RefusedLines(logger);
  const unreadable = { lines, refusals, drains };
  const made = Promise.withResolvers<HttpServer>();
  const app = fastify({
    serverFactory: (handle) => {
      const options = { limits, logger, bodyBytesMax: BODY_BYTES_MAX, trusts };
      const http = createHttpServer(
        handle,
        (socket) => answerUnreadable({ code: 'NO_TUNNEL' }, socket, unreadable),
        options,
      );
      made.resolve(http);
      return http.server;
    },
    loggerInstance: logger,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: requestIds(),
    // A logger for each request costs a play more than its refusals: who tells something of a request names it (`reqId`).
    childLoggerFactory: (all) => all,
    logController: new LogController({ disableRequestLogging: true }),
    // Who still asks on an open connection is answered as ever, until there is none.
    return503OnClosing: false,
    trustProxy: trusts ?? false,
    frameworkErrors: (error, request, reply) =>
      void answerAnyRefused(refusalOf(error, request), request, reply),
    clientErrorHandler: (error, socket) =>
      connections.onceAnswered(socket, () => answerUnreadable(error, socket, unreadable)),
  });
  const { connections } = await made.promise;
  app.addHook('preClose', (done) => {
    connections.stop();
    done();
  });
  readJsonOnly(app);
  app.decorate('refusals', refusals);
  app.decorate('onRefused', onRefused);
  app.decorate('refusedLines', lines);
  app.decorate('drains', drains);
  app.decorateRequest('playerId', '');
  // Requests are checked by the routes themselves, answers follow from their types: schemas are for the document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerAnyRefused(refusalOf(error, request), request, reply),
  );
  await app.register(swagger, openApiOf(version, refusals));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders(request, imageOrigin, cashierOrigin));
    const hostMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(hostMissing ? new Refused(new CallRefused('not-http')) : undefined);
  });
  await addPlugins(app, unlimitedOnLoopback);
  return app;
}

/** Live connections, compression, and a limit on each caller's requests. */
async function addPlugins(app: FastifyInstance, unlimitedOnLoopback: boolean): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: LIVE_BYTES_MAX, perMessageDeflate: false },
    // Whoever takes connections ends them.
    preClose: (done) => done(),
    errorHandler: (error, socket, request) => {
      // What breaks the protocol has been answered with its code (RFC 6455, section 7.4.1), and is the client's affair.
      if (error instanceof RangeError || 'code' in error) return;
      request.log.error({ reqId: request.id, err: error }, 'a live connection failed');
      socket.terminate();
    },
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    cache: 50_000,
    keyGenerator: (request) => limitKey(clientOf(request)),
    allowList: (request) => unlimitedOnLoopback && isLoopback(clientOf(request)),
    errorResponseBuilder: () => new Refused(new CallRefused('too-many-requests')),
  });
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
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'not-http',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'unsupported-type',
  FST_ERR_BAD_URL: 'bad-address',
  FST_ERR_MAX_PARAM_LENGTH: 'unknown-record',
  FST_ERR_NOT_FOUND: 'unknown-call',
  // A body that was broken off.
  ECONNRESET: 'not-http',
};

/** What it refuses by a status alone. */
const BY_STATUS: Readonly<Record<number, EdgeCode>> = {
  404: 'unknown-call',
  412: 'condition-failed',
  416: 'out-of-range',
};

/** No more files or connections can be opened. */
const NO_FILES = new Set(['EMFILE', 'ENFILE']);

function refusalOf(error: FastifyError, request: FastifyRequest): CallRefused<string> {
  if (error instanceof Refused) return error.refusal;
  const known = FRAMEWORK[error.code] ?? BY_STATUS[error.statusCode ?? 0];
  if (known !== undefined) return new CallRefused(known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new CallRefused('not-json');
  // Nothing failed: a crowd was turned away, and an error a head would only add to the load.
  if (error instanceof Overloaded) return new CallRefused('busy');
  if (error instanceof SealedStore) return new CallRefused('drill');
  if (error instanceof WritingStopped || isNoRoom(error)) return new CallRefused('writing-stopped');
  request.log.error({ reqId: request.id, err: error }, 'a call failed');
  return new CallRefused(isForNow(error) ? 'busy' : 'failure');
}

const isForNow = (error: FastifyError): boolean =>
  error instanceof TooManyConflicts || NO_FILES.has(error.code);
