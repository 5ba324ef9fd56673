import { describe, expect, it } from 'vitest';
import { decoyHash, hashPassword, passwordMatches } from './password.ts';

/** Index of the nonce in a PHC string; the parts before it state the cost. */
const NONCE = 4;

describe('a password', () => {
  it('matches its own hash alone', () => {
    const phc = hashPassword('correct horse 1');

    expect(passwordMatches('correct horse 1', phc)).toBe(true);
    expect(passwordMatches('correct horse 2', phc)).toBe(false);
    expect(passwordMatches('', phc)).toBe(false);
  });

  it('is hashed with its own salt, as argon2id in the PHC format', () => {
    const [one, other] = [hashPassword('password1'), hashPassword('password1')];

    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
    expect(one).not.toContain('password1');
  });

  it.each(['', 'password1', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$dGFn', '$argon2id$v=19$m=,t=,p=$$'])(
    'never matches the malformed hash %j',
    (phc) => {
      expect(passwordMatches('password1', phc)).toBe(false);
    },
  );

  it('matches no decoy; decoys differ, and have the form and cost of a hash', () => {
    const [one, other] = [decoyHash(), decoyHash()];
    const formOf = (phc: string) => phc.split('$').map((part, n) => (n < NONCE ? part : part.length));

    expect(formOf(one)).toEqual(formOf(hashPassword('password1')));
    expect(one).not.toBe(other);
    expect(passwordMatches('password1', one)).toBe(false);
  });

  it('differs from a longer one that begins with it', () => {
    const phc = hashPassword('password1');

    expect(passwordMatches('password10', phc)).toBe(false);
  });
});
