import { createHmac } from 'node:crypto';

/** The receiver of alerts, and the secret that signs them. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Waits between retries, in milliseconds: about ten minutes in total. */
export const WAITS_MS: readonly number[] = [1_000, 4_000, 15_000, 60_000, 180_000, 360_000];
const ANSWER_MS = 5_000;

/** Returns the signature for the receiver: HMAC-SHA-256 over the time, a dot and the body, in hex. */
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
 * Posts a text, and retries with growing waits until it gets a 2xx answer.
 * @returns undefined if it was accepted, else the last error
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
      // A redirect could send a signed alert anywhere.
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
