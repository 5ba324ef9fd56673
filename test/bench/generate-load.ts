// Keeps connections busy for a while. The input's "from":N says that each request can be made only once; its
// "method":"GET" that requests have neither key nor body. It uses raw sockets: an HTTP client would be measured too.
// `node generate-load.ts ADDRESS CONNECTIONS SECONDS [PER_SECOND] < {"path":"/api/…","tokens":[…],"bodies":["…"]}`
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const STDIN = 0;
const [address = '', connections = '', seconds = '', perSecond = '0'] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const Input = Compile(
  Type.Object({
    method: Type.Optional(Type.Enum(['GET', 'POST'])),
    path: Type.String(),
    tokens: Type.Array(Type.String()),
    bodies: Type.Array(Type.String()),
    from: Type.Optional(Type.Integer()),
  }),
);
const { tokens, bodies, path, from, method = 'POST' } = Input.Parse(JSON.parse(readFileSync(STDIN, 'utf8')));
const head = `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: keep-alive\r\n`;
/** Texts of a body and the headers that describe it. */
const rests = bodies.map(
  (body) =>
    [
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`,
      `\r\n\r\n${body}`,
    ] as const,
);
const last = from === undefined ? Infinity : tokens.length * bodies.length;
const run = randomUUID().slice(0, 8);
/** milliseconds between requests; 0 without a pace */
const betweenMs = Number(perSecond) === 0 ? 0 : 1_000 / Number(perSecond);

let sent = 0;
/** paced requests that have been scheduled */
let due = 0;
let answered = 0;
let refused = 0;
const latenciesMs: number[] = [];
/** Set once all are connected. */
let start = 0;
let deadline = 0;

function nextRequest(): string {
  const n = (from ?? 0) + sent;
  sent += 1;
  const player = n % tokens.length;
  const asked = `${head}token: ${tokens[player]}\r\n`;
  if (method === 'GET') return `${asked}\r\n`;
  // Neighbours use different bodies, so that what many play at once is not one room or wish.
  const [described, rest] = rests[(player + Math.floor(n / tokens.length)) % bodies.length] ?? ['', ''];
  return `${asked}${described}idempotency-key: ${run}-${n}${rest}`;
}

function connected(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.setEncoding('latin1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Uses one connection: a request, its whole answer, the next request. */
function keepBusy(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let dueMs = 0;
    let received = '';
    const send = () => {
      received = '';
      socket.write(nextRequest());
    };
    // A request that was due while all connections were busy counts its wait.
    const next = () => {
      const now = performance.now();
      if (betweenMs === 0) dueMs = now;
      else {
        dueMs = start + due * betweenMs;
        due += 1;
      }
      if (Math.max(now, dueMs) >= deadline || (from ?? 0) + sent >= last) socket.end(resolve);
      else if (dueMs <= now) send();
      else setTimeout(send, dueMs - now);
    };
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      received += chunk;
      const headers = received.indexOf('\r\n\r\n');
      if (headers === -1) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
      if (received.length < headers + 4 + length) return;
      if (!received.startsWith('HTTP/1.1 200')) refused += 1;
      answered += 1;
      latenciesMs.push(performance.now() - dueMs);
      next();
    });
    next();
  });
}

const sockets = await Promise.all(Array.from({ length: Number(connections) }, connected));
start = performance.now();
deadline = start + Number(seconds) * 1_000;
await Promise.all(sockets.map(keepBusy));
const tookS = (performance.now() - start) / 1_000;
latenciesMs.sort((a, b) => a - b);
const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0;
console.log(
  JSON.stringify({ answered, perSecond: answered / tookS, refused, medianMs: at(0.5), p99Ms: at(0.99) }),
);
