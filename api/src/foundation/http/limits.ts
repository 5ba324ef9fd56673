/** What connections may cost. Times in milliseconds. */
export interface ConnectionLimits {
  /** open at once; who comes on top is closed at once */
  readonly connectionsMax: number;
  /** until the head of a request is whole: from the connection on, or from its first byte */
  readonly headMs: number;
  /** until its body is whole, too */
  readonly requestMs: number;
  /** between an answer and the next request: longer than proxies keep a connection, which would meet its end otherwise */
  readonly keepAliveMs: number;
  /** how long a reader may leave what was written last unread */
  readonly unreadMs: number;
  /** bytes of answers that wait for their readers, all connections together */
  readonly unreadBytesMax: number;
  /** refused bodies that are read to their end, at once */
  readonly drainsMax: number;
  /** how long a stop waits for requests that are not whole yet */
  readonly arriveMs: number;
  /** how long it waits for anything */
  readonly stopMs: number;
}

const MIB = 1024 * 1024;
/** Most connections, however many files a process may open. */
const CONNECTIONS_MAX = 10_000;
/** Files that the shop itself holds open: databases, threads, its log. */
const OWN_FILES = 128;
const CONNECTIONS_MIN = 16;

/** A shop's own, on a machine that allows so many open files. */
export const connectionLimits = (openFilesMax = openFilesAllowed()): ConnectionLimits => ({
  // Each connection may be reading a file of the web apps.
  connectionsMax: Math.max(
    CONNECTIONS_MIN,
    Math.min(CONNECTIONS_MAX, Math.floor((openFilesMax - OWN_FILES) / 2)),
  ),
  headMs: 15_000,
  requestMs: 30_000,
  keepAliveMs: 72_000,
  unreadMs: 60_000,
  unreadBytesMax: 64 * MIB,
  drainsMax: 64,
  arriveMs: 3_000,
  stopMs: 6_000,
});

/** How many files the system lets this process open; node has raised it to the most that is allowed. */
function openFilesAllowed(): number {
  const { report } = process;
  // Its part about the network would ask for the name of every peer.
  Reflect.set(report, 'excludeNetwork', true);
  const written: unknown = report.getReport();
  const soft = member(member(member(written, 'userLimits'), 'open_files'), 'soft');
  return typeof soft === 'number' ? soft : Infinity;
}

const member = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
