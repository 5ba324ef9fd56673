import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusalIn } from './answer-refused.ts';
import { addressOf } from './client-address.ts';
import type { Drains } from './drained.ts';
import { languageOf } from './language.ts';
import { CallRefused } from './call-refused.ts';
import type { RefusalTable } from './refusal-table.ts';
import type { RefusedLines } from './refused-lines.ts';
import type { EdgeCode } from './refusals.ts';
import { ANSWERS } from './security-headers.ts';

const CODES: Readonly<Record<string, EdgeCode>> = {
  HPE_HEADER_OVERFLOW: 'head-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  NO_TUNNEL: 'unsupported-method',
};

/** The dependencies of such an answer. */
interface Means {
  readonly lines: RefusedLines;
  readonly refusals: RefusalTable;
  readonly drains: Drains;
}

/** Answers bytes that node could not parse as a request, directly on the socket. */
export function answerUnreadable(
  { code, rawPacket }: { readonly code: string; readonly rawPacket?: unknown },
  socket: Socket,
  { lines, refusals, drains }: Means,
): void {
  // It is also not writable after an answer: bytes that still arrive are parsed as the next bad request.
  if (code === 'ECONNRESET' || !socket.writable) return;
  const refused = new CallRefused(CODES[code] ?? 'not-http');
  const refusal = refusalIn(languageOf(headersIn(rawPacket)), refused, refusals, randomUUID());
  const { requestId, code: status, errCode } = refusal;
  const address = addressOf(socket.remoteAddress);
  lines.write({ reqId: requestId, status, errCode, refusal: refused.code, reason: code, address });
  const body = JSON.stringify(refusal);
  const headers = Object.entries({
    ...ANSWERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`);
  void drains.of(socket).then(() => socket.destroy());
}

/** Returns the language headers, if they occur in the unparsable bytes. */
function headersIn(packet: unknown): Record<string, string> {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const lines = text.matchAll(/^(language|accept-language):[ \t]*(.*?)[ \t]*\r?$/gim);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}
