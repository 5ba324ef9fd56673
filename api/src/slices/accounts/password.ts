import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Cost parameters of a hash; memory in KiB. */
interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const NONCE_BYTES = 16;
const TAG_BYTES = 32;

const tagOf = (password: string, nonce: Buffer, cost: Cost): Buffer =>
  argon2Sync('argon2id', { message: password, nonce, ...cost, tagLength: TAG_BYTES });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Hashes with argon2id in the PHC string format: $argon2id$v=19$m=…,t=…,p=…$salt$tag. Blocks its thread: a server uses {@link PasswordPool}. */
export function hashPassword(password: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  return phcOf(nonce, tagOf(password, nonce, COST));
}

/** Returns a hash that no known password matches. Comparing with it takes as long as with a real one; making it takes no time. */
export const decoyHash = (): string => phcOf(randomBytes(NONCE_BYTES), randomBytes(TAG_BYTES));

function phcOf(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** Blocks its thread, too. */
export function passwordMatches(password: string, phc: string): boolean {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (match === null) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = tagOf(password, Buffer.from(salt, 'base64'), cost);
  return found.length === expected.length && timingSafeEqual(found, expected);
}
