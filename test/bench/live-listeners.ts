// Listens to a channel on many connections: `node live-listeners.ts ADDRESS CONNECTIONS LANDS_MS CHANNEL`. Prints a line
// once all have joined, and on SIGTERM how late drops were heard: `{"heard", "medianMs", "p99Ms"}`. Uses raw sockets: a
// WebSocket client would be measured too.
import { randomBytes } from 'node:crypto';
import { type Socket, connect } from 'node:net';

const [address = '', connections = '', landsMs = '', channel = ''] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const LANDS_MS = Number(landsMs);
/** Connections opened at once. */
const AT_ONCE = 100;

const JOIN = Buffer.from('{}');
const MASKED_JOIN = Buffer.concat([Buffer.from([0x81, 0x80 | JOIN.length, 0, 0, 0, 0]), JOIN]);
const NEW_DROP = Buffer.from('"msgType":0');
const CREATED = Buffer.from('"createTime":');
const TIME_DIGITS = 13;

/** Counts of drops by lateness on each connection; the index is in whole ms, the last counts all beyond. */
const late = new Uint32Array(20_001);
let heard = 0;

/** Reads the upgrade's head, then frames. Of a frame's text only the time of its drop is read. */
function listen(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.once('error', reject);
    socket.write(
      `GET /ws/${channel} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    socket.once('data', () => {
      socket.on('data', (bytes) => count(bytes));
      socket.once('data', () => resolve(socket));
      socket.write(MASKED_JOIN);
    });
  });
}

function count(bytes: Buffer): void {
  const now = Date.now();
  for (let at = bytes.indexOf(NEW_DROP); at !== -1; at = bytes.indexOf(NEW_DROP, at + 1)) {
    const begin = bytes.indexOf(CREATED, at) + CREATED.length;
    const created = Number(bytes.toString('latin1', begin, begin + TIME_DIGITS));
    // A drop split between two reads is not counted.
    if (!Number.isFinite(created) || created < 1e12) continue;
    heard += 1;
    const index = Math.min(late.length - 1, Math.max(0, now - created - LANDS_MS));
    late[index] = (late[index] ?? 0) + 1;
  }
}

/** Returns the lateness in ms that a share of all drops does not exceed. */
function lateAt(share: number): number {
  let left = heard * share;
  return late.findIndex((times) => (left -= times) <= 0);
}

const sockets: Socket[] = [];
for (let left = Number(connections); left > 0; left -= AT_ONCE)
  sockets.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, listen))));
console.log(JSON.stringify({ joined: sockets.length }));
process.once('SIGTERM', () => {
  console.log(JSON.stringify({ heard, medianMs: lateAt(0.5), p99Ms: lateAt(0.99) }));
  for (const socket of sockets) socket.destroy();
});
