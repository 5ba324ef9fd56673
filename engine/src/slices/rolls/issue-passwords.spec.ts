import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { PASSWORDS_MAX, PasswordsIssued } from './events.ts';
import { issuePasswords } from './issue-passwords.ts';
import { H, by, created, fold } from '../../../../test/rolls/sample-rolls.ts';

const { given } = specify(fold, issuePasswords);
const ROOM = created({ door: 'once' });

describe('issue-passwords', () => {
  it('issues only new passwords', () => {
    const other = 'b'.repeat(64);
    const { decision } = given(ROOM, PasswordsIssued.of({ hashes: [H] })).when({ hashes: [H, other] }, by(1));
    expect(decision).toEqual(accepted(PasswordsIssued.of({ hashes: [other] })));
  });

  it('refuses a room without one-time passwords, and more than the maximum', () => {
    expect(given(created()).when({ hashes: [H] }, by(1)).decision).toEqual(
      rejected({ code: 'no-passwords' }),
    );
    const many = Array.from({ length: PASSWORDS_MAX + 1 }, (_, n) => String(n).padStart(64, '0'));
    expect(given(ROOM).when({ hashes: many }, by(1)).decision).toEqual(
      rejected({ code: 'too-many-passwords', max: PASSWORDS_MAX }),
    );
  });

  it('writes nothing if repeated', () => {
    const issued = PasswordsIssued.of({ hashes: [H] });
    expect(given(ROOM, issued).when({ hashes: [H] }, by(1)).decision).toEqual(accepted());
  });
});
