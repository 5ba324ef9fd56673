import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signed callback, in milliseconds (Stripe, "Verify webhook signatures": five minutes). */
const AGE_MS = 300_000;
const HEX_SHA256 = /^[0-9a-f]{64}$/;

const digest = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** Returns the `Stripe-Signature` header of a body. @param time seconds since 1970 */
export const signatureOf = (secret: string, time: number, body: string): string =>
  `t=${time},v1=${digest(secret, time, body)}`;

/** Returns the fault of a header; undefined if the body has a valid, recent signature. @param now milliseconds since 1970 */
export function signatureFault(
  secret: string,
  header: string,
  body: string,
  now: number,
): 'unsigned' | 'too-old' | undefined {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isSafeInteger(time)) return 'unsigned';
  const expected = Buffer.from(digest(secret, time, body), 'hex');
  const signed = parts.some(
    ([name, value = '']) =>
      name === 'v1' && HEX_SHA256.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected),
  );
  if (!signed) return 'unsigned';
  return Math.abs(now - time * 1_000) > AGE_MS ? 'too-old' : undefined;
}
