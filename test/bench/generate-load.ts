// Keeps connections busy for a while: `node generate-load.ts ADDRESS CONNECTIONS SECONDS < {"tokens":[…],"body":"…"}`; "path" where it is
// no open of a box.
// Sockets and bytes, no HTTP client: it must not be what is measured.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const STDIN = 0;
const [address = '', connections = '', seconds = ''] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const Input = Compile(
  Type.Object({
    tokens: Type.Array(Type.String()),
    body: Type.String(),
    path: Type.Optional(Type.String()),
  }),
);
const { tokens, body, path = '/api/box/open' } = Input.Parse(JSON.parse(readFileSync(STDIN, 'utf8')));
const head =
  `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: keep-alive\r\ncontent-type: application/json\r\n` +
  `content-length: ${Buffer.byteLength(body)}\r\n`;
const run = randomUUID().slice(0, 8);

let sent = 0;
let answered = 0;
let refused = 0;
const latenciesMs: number[] = [];
const deadline = performance.now() + Number(seconds) * 1_000;

function nextRequest(): string {
  sent += 1;
  return `${head}token: ${tokens[sent % tokens.length]}\r\nidempotency-key: ${run}-${sent}\r\n\r\n${body}`;
}

/** One connection: a request, its whole answer, the next request. */
function keepBusy(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.setEncoding('latin1');
    let startMs = 0;
    let received = '';
    const next = () => {
      startMs = performance.now();
      received = '';
      if (startMs >= deadline) socket.end(resolve);
      else socket.write(nextRequest());
    };
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      received += chunk;
      const end = received.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
      if (received.length < end + 4 + length) return;
      if (!received.startsWith('HTTP/1.1 200')) refused += 1;
      answered += 1;
      latenciesMs.push(performance.now() - startMs);
      next();
    });
  });
}

const start = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, keepBusy));
const tookS = (performance.now() - start) / 1_000;
latenciesMs.sort((a, b) => a - b);
const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0;
console.log(
  JSON.stringify({ answered, perSecond: answered / tookS, refused, medianMs: at(0.5), p99Ms: at(0.99) }),
);
