import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;

const argon2Async = promisify(argon2);

const tagOf = (
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
): Promise<Buffer> =>
  argon2Async('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: TAG_BYTES });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** argon2id in the PHC string format: $argon2id$v=19$m=…,t=…,p=…$salt$tag. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, MEMORY_KIB, PASSES, LANES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(tag)}`;
}

export async function passwordMatches(password: string, phc: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (match === null) return false;
  const [, memory, passes, lanes, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const found = await tagOf(
    password,
    Buffer.from(salt, 'base64'),
    Number(memory),
    Number(passes),
    Number(lanes),
  );
  return found.length === expected.length && timingSafeEqual(found, expected);
}
