import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../contract/call.ts';
import type { CallRefused } from './call-refused.ts';
import { clientOf } from './client-address.ts';
import type { Drains } from './drained.ts';
import { type Language, inLanguage, languageOf } from './language.ts';
import type { RefusalTable } from './refusal-table.ts';
import type { RefusedLines } from './refused-lines.ts';
import { ANSWERS } from './security-headers.ts';

/** Returns the body of a refusal in a language. */
export function refusalIn(
  language: Language,
  { code, detail, data }: CallRefused<string>,
  refusals: RefusalTable,
  requestId: string,
): Refusal {
  const { status, errCode, text, data: carried } = refusals.of(code);
  const message = inLanguage(text, language);
  const errMsg =
    detail === undefined ? message : message.replace('{detail}', () => inLanguage(detail, language));
  return { code: status, errCode, errMsg, requestId, ...(carried && { data: carried.of(data) }) };
}

/** Answers a refusal of the edge; see {@link answerAnyRefused}. */
export const answerRefused = (
  refused: CallRefused,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => answerAnyRefused(refused, request, reply);

/** Answers a refusal in the caller's language, and logs it. */
export async function answerAnyRefused(
  refused: CallRefused<string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refusal = refusalIn(languageOf(request.headers), refused, request.server.refusals, request.id);
  // Log the route, never the URL: its query may contain a phone number or a token.
  request.server.refusedLines.write({
    reqId: request.id,
    method: request.method,
    route: request.routeOptions.url,
    status: refusal.code,
    errCode: refusal.errCode,
    refusal: refused.code,
    address: clientOf(request),
  });
  request.server.onRefused(refused.code, request);
  if (refused.retryAfter !== undefined) void reply.header('retry-after', refused.retryAfter);
  // Later bytes on the connection would be read as the rest of the body.
  if (!request.raw.complete && !(await arrived(request))) void reply.header('connection', 'close');
  // A failed answer may have set headers that do not apply to the refusal.
  for (const name of OF_THE_ANSWER) void reply.removeHeader(name);
  return reply.code(refusal.code).headers(ANSWERS).type('application/json; charset=utf-8').send(refusal);
}

const OF_THE_ANSWER = [
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
] as const;

/** Waits for the rest of a body. A client that was refused `100-continue` will not send one. */
const arrived = async ({ raw, server }: FastifyRequest): Promise<boolean> =>
  raw.headers.expect === undefined && (await server.drains.of(raw));

declare module 'fastify' {
  interface FastifyInstance {
    readonly refusals: RefusalTable;
    readonly onRefused: (code: string, request: FastifyRequest) => void;
    readonly refusedLines: RefusedLines;
    readonly drains: Drains;
  }
}
