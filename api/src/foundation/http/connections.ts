import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { addressOf } from './client-address.ts';
import type { ConnectionLimits } from './limits.ts';

const SWEEP_MS = 1_000;
/** Share of the maximum connections that arrive between two attempts to make room. */
const ROOM = 0.02;
/** How long a stop waits for connections that have sent nothing, in milliseconds. */
const SILENT_MS = 100;
/** Time between two log lines about the same trouble, in milliseconds. */
const TOLD_MS = 60_000;
/** Share of the maximum connections above which idle ones are closed. */
const CROWDED = 0.9;

/** A maximum this low is too low for a shop. */
const CONNECTIONS_FEW = 64;

interface Connection {
  /** requests with unfinished answers; an array, because a set allocates a table for each, and a table in the old generation keeps all later ones alive */
  readonly requests: IncomingMessage[];
  /** callbacks to run once every complete request is answered */
  readonly waiting: (() => void)[];
  /** bytes that the system had accepted at the last look */
  taken: number;
  /** steady-clock time since which it has accepted no more; undefined while nothing waits */
  unreadSince: number | undefined;
}

/**
 * Limits what a server's connections may cost. Node itself closes silent and slow senders. This class closes clients
 * that do not read, connections beyond the maximum, and all connections at the end.
 */
export class Connections {
  readonly #server: Server;
  readonly #limits: ConnectionLimits;
  readonly #logger: FastifyBaseLogger;
  readonly #open = new Map<Socket, Connection>();
  readonly #told = new Map<string, number>();
  readonly #sweeping: NodeJS.Timeout;
  #stopping = false;
  /** connections since room was last made */
  #sinceRoom = 0;

  constructor(server: Server, limits: ConnectionLimits, logger: FastifyBaseLogger) {
    this.#server = server;
    this.#limits = limits;
    this.#logger = logger;
    server.maxConnections = limits.connectionsMax;
    if (limits.connectionsMax <= CONNECTIONS_FEW)
      logger.warn(
        { connectionsMax: limits.connectionsMax },
        'this process may open too few files (ulimit -n)',
      );
    server.on('connection', (socket) => this.#take(socket));
    server.on('drop', () =>
      this.#tell('more connections than there may be: those that come on top are closed'),
    );
    // Without a listener, an error would end the process. A failed listen() is reported elsewhere.
    server.on('error', (error) => {
      if (server.listening) this.#tell('no connection can be taken', error);
    });
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP_MS);
    this.#sweeping.unref();
    server.on('close', () => clearInterval(this.#sweeping));
  }

  /** Records a request that is about to be handled. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    if (this.#stopping) response.shouldKeepAlive = false;
    connection.requests.push(request);
    response.once('close', () => {
      connection.requests.splice(connection.requests.indexOf(request), 1);
      if (connection.waiting.length > 0) this.#goOn(connection);
      if (this.#stopping && connection.requests.length === 0) socket.end();
    });
  }

  /** Calls back once every complete request of a connection is answered; at once if there is none. */
  onceAnswered(socket: Socket, then: () => void): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return then();
    connection.waiting.push(then);
    this.#goOn(connection);
  }

  /**
   * Starts the shutdown: closes idle connections at once, those with an incomplete request after `arriveMs`, and others
   * once they are answered, at the latest after `stopMs`.
   */
  stop(): void {
    if (this.#stopping) return;
    this.#stopping = true;
    this.#server.closeIdleConnections();
    const { arriveMs, stopMs } = this.#limits;
    // After data that has already arrived is read.
    const silent = setTimeout(() => setImmediate(() => this.#destroy(isSilent)), SILENT_MS);
    const late = setTimeout(() => this.#destroy((_socket, { requests }) => !holdsWhole(requests)), arriveMs);
    const end = setTimeout(() => this.#destroy(() => true), stopMs);
    this.#server.once('close', () => {
      clearTimeout(silent);
      clearTimeout(late);
      clearTimeout(end);
    });
  }

  #take(socket: Socket): void {
    this.#open.set(socket, { requests: [], waiting: [], taken: 0, unreadSince: undefined });
    socket.once('close', () => {
      this.#goOnAtEnd(socket);
      this.#open.delete(socket);
    });
    if (this.#open.size > this.#limits.connectionsMax * CROWDED) this.#makeRoom();
  }

  /** Closes idle connections. It runs once for several new connections, because it looks at all of them. */
  #makeRoom(): void {
    this.#sinceRoom += 1;
    if (this.#sinceRoom < this.#limits.connectionsMax * ROOM) return;
    this.#sinceRoom = 0;
    this.#server.closeIdleConnections();
  }

  #goOn({ requests, waiting }: Connection): void {
    if (!holdsWhole(requests)) for (const one of waiting.splice(0)) one();
  }

  #goOnAtEnd(socket: Socket): void {
    for (const one of this.#open.get(socket)?.waiting.splice(0) ?? []) one();
  }

  #destroy(which: (socket: Socket, connection: Connection) => boolean): void {
    for (const [socket, connection] of this.#open) if (which(socket, connection)) socket.destroy();
  }

  /** Disconnects clients that do not read: after a timeout, or as soon as all together hold too much memory. */
  #sweep(): void {
    const now = performance.now();
    const waiting = [...this.#open].filter(([socket, connection]) => isUnread(socket, connection, now));
    waiting.sort(([, a], [, b]) => (a.unreadSince ?? now) - (b.unreadSince ?? now));
    let bytes = waiting.reduce((sum, [socket]) => sum + socket.writableLength, 0);
    for (const [socket, { unreadSince = now }] of waiting) {
      if (bytes <= this.#limits.unreadBytesMax && now - unreadSince < this.#limits.unreadMs) continue;
      bytes -= socket.writableLength;
      this.#logger.info(
        { address: addressOf(socket.remoteAddress), bytes: socket.writableLength },
        'a client does not read its answer: it is cut off',
      );
      socket.destroy();
    }
  }

  #tell(what: string, error?: unknown): void {
    const now = performance.now();
    if (now - (this.#told.get(what) ?? -Infinity) < TOLD_MS) return;
    this.#told.set(what, now);
    this.#logger.warn({ open: this.#open.size, ...(error !== undefined && { err: error }) }, what);
  }
}

const isSilent = ({ bytesRead }: Socket): boolean => bytesRead === 0;

const holdsWhole = (requests: readonly IncomingMessage[]): boolean =>
  requests.some(({ complete }) => complete);

/** Returns whether bytes wait for a client to read, and records since when the system has accepted none. */
function isUnread(socket: Socket, connection: Connection, now: number): boolean {
  const waits = socket.writableLength;
  const taken = socket.bytesWritten - waits;
  if (waits === 0) connection.unreadSince = undefined;
  else if (connection.unreadSince === undefined || taken !== connection.taken) connection.unreadSince = now;
  connection.taken = taken;
  return waits > 0;
}
