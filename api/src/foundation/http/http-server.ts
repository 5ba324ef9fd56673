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

/** How often node looks for requests that take too long. */
const CHECK_MS = 1_000;

interface HttpOptions {
  readonly limits: ConnectionLimits;
  readonly logger: FastifyBaseLogger;
  readonly bodyBytesMax: number;
  /** whose word on a client's address is taken; undefined for nobody's */
  readonly trusts: Trusts | undefined;
}

/** The shop's HTTP server below the framework. */
export interface HttpServer {
  readonly server: Server;
  readonly connections: Connections;
}

/** A server that hands every request on, however it is asked for, and none of whose connections costs more than it may. */
export function createHttpServer(
  handle: RequestListener,
  onTunnel: (socket: Socket) => void,
  { limits, logger, bodyBytesMax, trusts }: HttpOptions,
): HttpServer {
  const server = createServer({
    // The shop asks for it itself, in its own words.
    requireHostHeader: false,
    headersTimeout: limits.headMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: CHECK_MS,
    // Asked for anywhere else, an upgrade is passed over (RFC 9110, section 7.8).
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
  // Who waits for leave to send a body that is too large gets its refusal instead: its expectation stays, as it is not met.
  server.on('checkContinue', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) <= bodyBytesMax) {
      response.writeContinue();
      Reflect.deleteProperty(request.headers, 'expect');
    }
    take(request, response);
  });
  // An expectation that nobody knows may be passed over (RFC 9110, section 10.1.1); node would refuse it without a word.
  server.on('checkExpectation', (request, response) => {
    Reflect.deleteProperty(request.headers, 'expect');
    take(request, response);
  });
  // Node would hang up without a word on who asks for a tunnel.
  server.on('connect', (_request: IncomingMessage, socket: Socket) => onTunnel(socket));
  return { server, connections };
}

/** Whether a request is for a live channel. */
const isLive = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/ws/') && headers.upgrade?.toLowerCase() === 'websocket';
