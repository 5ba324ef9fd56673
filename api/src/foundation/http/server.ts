import { randomBytes } from 'node:crypto';
import { NewerEvent } from '@skins/engine/kernel';
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
/** Maximum size of a client's message to a live channel, in bytes. */
const LIVE_BYTES_MAX = 1_024;

interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  /** lifts the request limits for callers on loopback */
  readonly unlimitedOnLoopback: boolean;
  readonly version: string;
  readonly refusals: RefusalTable;
  /** Called with every refusal of a request. */
  readonly onRefused?: (code: string, request: FastifyRequest) => void;
  /** Called with every error that is no refusal: a request failed. */
  readonly onFault?: (error: unknown) => void;
  /** proxies that are trusted for a client's address; none by default */
  readonly trusts?: Trusts | undefined;
  readonly limits?: ConnectionLimits;
  /** origin of pictures in pages, besides the shop itself */
  readonly imageOrigin?: () => string | null;
  /** origin to which the cashier's page leads; null for none */
  readonly cashierOrigin?: () => string | null;
}

/** A server, with the members that the service adds to Fastify's types. */
export type Server = FastifyInstance;

/** Creates a server with everything that is common to all calls: headers, limits, errors, the OpenAPI document. */
export async function createServer({
  logger,
  unlimitedOnLoopback,
  version,
  refusals,
  onRefused = () => {},
  onFault = () => {},
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
    // A logger for each request costs a play more than its refusals; log lines about a request include its `reqId` instead.
    childLoggerFactory: (all) => all,
    logController: new LogController({ disableRequestLogging: true }),
    // While stopping, requests on open connections are still answered.
    return503OnClosing: false,
    trustProxy: trusts ?? false,
    frameworkErrors: (error, request, reply) =>
      void answerAnyRefused(refusalOf(error, request, onFault), request, reply),
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
  // The routes check requests themselves, and answers follow from their types; schemas are only for the document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerAnyRefused(refusalOf(error, request, onFault), request, reply),
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
    // The live routes end their own connections.
    preClose: (done) => done(),
    errorHandler: (error, socket, request) => {
      // Protocol errors have been answered with their code (RFC 6455, section 7.4.1) and are the client's fault.
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

/** Generates request ids that are unique across processes, because security events outlive this one. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let last = 0;
  return () => `${process}-${(last += 1).toString(36)}`;
}

/** Accepts only JSON bodies; an empty body of any type counts as none. */
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

/** Refusals for the framework's own error codes. */
const FRAMEWORK: Readonly<Record<string, EdgeCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'not-http',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'unsupported-type',
  FST_ERR_BAD_URL: 'bad-address',
  FST_ERR_MAX_PARAM_LENGTH: 'unknown-record',
  FST_ERR_NOT_FOUND: 'unknown-call',
  // The connection was closed within the body.
  ECONNRESET: 'not-http',
};

/** Refusals for framework errors that have only a status. */
const BY_STATUS: Readonly<Record<number, EdgeCode>> = {
  404: 'unknown-call',
  412: 'condition-failed',
  416: 'out-of-range',
};

/** Error codes for too many open files or connections. */
const NO_FILES = new Set(['EMFILE', 'ENFILE']);

function refusalOf(
  error: FastifyError,
  request: FastifyRequest,
  onFault: (error: unknown) => void,
): CallRefused<string> {
  if (error instanceof Refused) return error.refusal;
  const known = FRAMEWORK[error.code] ?? BY_STATUS[error.statusCode ?? 0];
  if (known !== undefined) return new CallRefused(known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new CallRefused('not-json');
  // Not a failure but load shedding; an error line for each request would only add to the load.
  if (error instanceof Overloaded) return new CallRefused('busy');
  // Another node of the newer program can answer it; here nothing is decided on it.
  if (error instanceof NewerEvent) return new CallRefused('newer-version');
  if (error instanceof SealedStore) return new CallRefused('drill');
  if (error instanceof WritingStopped || isNoRoom(error)) return new CallRefused('writing-stopped');
  request.log.error({ reqId: request.id, err: error }, 'a call failed');
  onFault(error);
  return new CallRefused(isForNow(error) ? 'busy' : 'failure');
}

const isForNow = (error: FastifyError): boolean =>
  error instanceof TooManyConflicts || NO_FILES.has(error.code);
