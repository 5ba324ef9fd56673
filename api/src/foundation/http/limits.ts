/** The limits on connections. Times in milliseconds. */
export interface ConnectionLimits {
  /** maximum number of open connections; others are closed at once */
  readonly connectionsMax: number;
  /** timeout for a complete request head, from the connection or from the first byte */
  readonly headMs: number;
  /** timeout for a complete body as well */
  readonly requestMs: number;
  /** time between an answer and the next request; longer than proxies keep a connection, which would otherwise be closed under them */
  readonly keepAliveMs: number;
  /** how long a client may leave written bytes unread */
  readonly unreadMs: number;
  /** maximum bytes of unread answers on all connections together */
  readonly unreadBytesMax: number;
  /** maximum number of refused bodies drained at once */
  readonly drainsMax: number;
  /** how long a stop waits for incomplete requests */
  readonly arriveMs: number;
  /** how long a stop waits in total */
  readonly stopMs: number;
}

const MIB = 1024 * 1024;
/** Maximum number of connections, however many files a process may open. */
const CONNECTIONS_MAX = 10_000;
/** Files that the shop itself keeps open: databases, threads, its log. */
const OWN_FILES = 128;
const CONNECTIONS_MIN = 16;

/** Returns a shop's limits on a machine that allows this many open files. */
export const connectionLimits = (openFilesMax = openFilesAllowed()): ConnectionLimits => ({
  // Each connection may need a second file, of the web apps.
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

/** Returns how many files this process may open; node has already raised the soft limit to the maximum. */
function openFilesAllowed(): number {
  const { report } = process;
  // The network part of the report would look up every peer's name.
  Reflect.set(report, 'excludeNetwork', true);
  const written: unknown = report.getReport();
  const soft = member(member(member(written, 'userLimits'), 'open_files'), 'soft');
  return typeof soft === 'number' ? soft : Infinity;
}

const member = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
