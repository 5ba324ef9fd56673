import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { Connections } from './connections.ts';
import type { ConnectionLimits } from './limits.ts';
import { type Trusts, believeProxies, distrustTold } from './trusted-proxies.ts';

/** Interval at which node checks for requests that take too long, in milliseconds. */
const CHECK_MS = 1_000;

interface HttpOptions {
  readonly limits: ConnectionLimits;
  readonly logger: FastifyBaseLogger;
  readonly bodyBytesMax: number;
  /** proxies that are trusted for a client's address; undefined for none */
  readonly trusts: Trusts | undefined;
}

/** The shop's HTTP server below the framework. */
export interface HttpServer {
  readonly server: Server;
  readonly connections: Connections;
}

/** Creates a server that passes every kind of request on and limits what its connections cost. */
export function createHttpServer(
  handle: RequestListener,
  onTunnel: (socket: Socket) => void,
  { limits, logger, bodyBytesMax, trusts }: HttpOptions,
): HttpServer {
  const server = createServer({
    // The shop checks this itself, with its own refusal.
    requireHostHeader: false,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: CHECK_MS,
    // Upgrades elsewhere are ignored (RFC 9110, section 7.8).
    shouldUpgradeCallback: isLive,
  });
  const connections = new Connections(server, limits, logger);
  const distrust = distrustTold(logger);
  const take = (request: IncomingMessage, response: ServerResponse): void => {
    if (believeProxies(request, trusts)) distrust(request);
    connections.begin(request, response);
    handle(request, response);
  };
  server.on('request', take);
  server.on('upgrade', (request: IncomingMessage) => {
    if (believeProxies(request, trusts)) distrust(request);
  });
  // A client that asks to send too large a body gets a refusal; its `expect` header stays, because it is not met.
  server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) <= bodyBytesMax) {
      response.writeContinue();
      Reflect.deleteProperty(request.headers, 'expect');
    }
    take(request, response);
  });
  // Unknown expectations may be ignored (RFC 9110, section 10.1.1); node would refuse them without a body.
  server.on('checkExpectation', (request, response) => {
    Reflect.deleteProperty(request.headers, 'expect');
    take(request, response);
  });
  // Node would close a CONNECT request without an answer.
  server.on('connect', (_request: IncomingMessage, socket: Socket) => onTunnel(socket));
  return { server, connections };
}

/** Returns whether a request is for a live channel. */
const isLive = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/ws/') && headers.upgrade?.toLowerCase() === 'websocket';
