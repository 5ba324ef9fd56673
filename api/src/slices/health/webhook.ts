import { createHmac } from 'node:crypto';

/** Where alerts go, and what signs them. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Waits between tries: some ten minutes in all. */
export const WAITS_MS: readonly number[] = [1_000, 4_000, 15_000, 60_000, 180_000, 360_000];
const ANSWER_MS = 5_000;

/** What a receiver checks: HMAC-SHA-256 over the time, a dot and the body, in hex. */
export const signatureOf = ({ secret }: Pick<Webhook, 'secret'>, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

interface Posting {
  /** milliseconds since 1970 */
  readonly clock: () => number;
  readonly signal: AbortSignal;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly waits?: readonly number[];
}

/**
 * Posts a text until it is taken with a 2xx, again and again with longer waits.
 * @returns undefined when it was taken, else why not the last time
 */
export async function post(
  webhook: Webhook,
  body: string,
  { clock, signal, wait, waits = WAITS_MS }: Posting,
): Promise<string | undefined> {
  let fault: string | undefined;
  for (let n = 0; n <= waits.length && !signal.aborted; n += 1) {
    fault = await postOnce(webhook, body, clock(), signal);
    const pause = waits[n];
    if (fault === undefined || pause === undefined) return fault;
    await wait(pause);
  }
  return fault ?? 'the shop was closed';
}

async function postOnce(
  webhook: Webhook,
  body: string,
  time: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      // A redirect could lead a signed alert anywhere.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'skins-time': String(time),
        'skins-signature': `v1=${signatureOf(webhook, time, body)}`,
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
