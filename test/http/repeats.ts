import type { Call } from '@skins/api/contract';
import { eraseMe } from '@skins/api/erasure/contract';
import { steamBind } from '@skins/api/identity/contract';
import type { TSchema } from 'typebox';
import { expect } from 'vitest';
import type { Reply } from './reply.ts';

/** A command that was accepted, and how to send the same bytes again. */
interface Accepted {
  readonly path: string;
  /** whose it is: the shop and the token */
  readonly by: string;
  readonly reply: Reply;
  readonly resend: () => Promise<Reply>;
}

/** Returns what must be equal at each repeat: everything but the clock and the token, as each login has its own. */
const bytesOf = ({ status, headers, text }: Reply) => ({
  status,
  position: headers.get('position'),
  text: text.replace(/,"sysTime":\d+/, '').replace(/"token":"[\w-]+"/, '"token":"one more"'),
});

const PROOF: readonly string[] = ['password', 'totp', 'passkey'];
/** A platform's assertion is good for once, and nobody erased has a login. */
const ONCE: ReadonlySet<string> = new Set([eraseMe.path, steamBind.path]);

/** Returns whether the same bytes may be sent again: an operator's proof is good for once. */
export const isRepeatable = (
  {
    access,
    idempotencyKey,
    path,
  }: Pick<Call<TSchema, TSchema, TSchema>, 'access' | 'idempotencyKey' | 'path'>,
  body: object,
): boolean =>
  idempotencyKey !== 'none' &&
  !ONCE.has(path) &&
  !(access === 'operator' && PROOF.some((field) => field in body));

/** Paths of commands that this process has repeated. */
const repeated = new Set<string>();
/** Commands that are repeated once more after the next command of the same caller. */
const waiting = new Map<string, Accepted[]>();

/**
 * Repeats the first accepted command of each path, at once and after the caller's next command, and demands the same
 * answer. So every call that any test makes is held to it.
 */
export async function repeat(accepted: Accepted): Promise<void> {
  const { path, by } = accepted;
  for (const earlier of waiting.get(by) ?? [])
    if (earlier.path !== path) {
      waiting.set(by, waiting.get(by)?.filter((one) => one !== earlier) ?? []);
      await demandSame(earlier);
    }
  if (repeated.has(path)) return;
  repeated.add(path);
  await demandSame(accepted);
  waiting.set(by, [...(waiting.get(by) ?? []), accepted]);
}

async function demandSame({ path, reply, resend }: Accepted): Promise<void> {
  expect({ path, ...bytesOf(await resend()) }).toEqual({ path, ...bytesOf(reply) });
}
