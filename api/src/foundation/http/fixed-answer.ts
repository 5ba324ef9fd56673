import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Higher than would pay off for an answer that is compressed each time. */
const BROTLI_QUALITY = 9;

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** An answer that never changes, as the bytes to send. */
interface Fixed {
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
  /** hash of the uncompressed answer */
  readonly hash: string;
}

/**
 * Returns a handler that sends everybody the same answer: made and compressed at the first request, then kept as bytes.
 * @param make called once
 */
export function fixedAnswer(
  type: string,
  make: () => string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let made: Promise<Fixed> | undefined;
  return async ({ headers }, reply) => {
    made ??= fixed(make());
    const { bytes, hash } = await made;
    const encoding = encodingFor(headers['accept-encoding']);
    const etag = `"${hash}-${encoding}"`;
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(type).send(bytes[encoding]);
  };
}

async function fixed(text: string): Promise<Fixed> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { bytes: { br, gzip: gzipped, identity }, hash };
}

/** Returns the smallest encoding that a caller accepts; `identity` if none. */
function encodingFor(accepted: string | undefined): Encoding {
  const qualities = new Map(
    (accepted ?? '').split(',').map((range): [string, number] => {
      const [name = '', quality] = range.split(/;\s*q=/i);
      return [name.trim().toLowerCase(), quality === undefined ? 1 : Number(quality)];
    }),
  );
  const taken = (name: Encoding) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  return ENCODINGS.find(taken) ?? 'identity';
}

/** Returns whether the caller has the answer already, by `If-None-Match`. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
