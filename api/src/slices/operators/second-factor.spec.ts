import { describe, expect, it } from 'vitest';
import {
  newRecoveryCodes,
  newTotpSecret,
  recoveryHash,
  totpCode,
  totpStep,
  totpUri,
  withoutRecovery,
} from './second-factor.ts';

/** RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('at second %i is %s, as in RFC 6238', (seconds, code) => {
    expect(totpCode(RFC_SECRET, seconds * 1_000)).toBe(code);
    expect(totpStep(RFC_SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('is valid for its own step and its neighbours, and returns the step that it belongs to', () => {
    const secret = newTotpSecret();
    const at = 1_000 * 30_000;
    const steps = [-60_000, -30_000, 0, 30_000, 60_000].map((late) =>
      totpStep(secret, totpCode(secret, at + late), at),
    );

    expect(steps).toEqual([undefined, 999, 1_000, 1_001, undefined]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is not valid as %j', (code) => {
    expect(totpStep(RFC_SECRET, code, 59_000)).toBeUndefined();
  });

  it("can be made by an app from the secret's address", () => {
    const uri = new URL(totpUri(RFC_SECRET, 'ada'));

    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(RFC_SECRET);
    expect(decodeURIComponent(uri.pathname)).toContain('ada');
  });
});

describe('recovery codes', () => {
  it('are ten different ones, each used up separately', () => {
    const codes = newRecoveryCodes();
    const hashes = codes.map(recoveryHash);
    const [first = '', second = ''] = codes;

    expect(new Set(codes).size).toBe(10);
    expect(first).toMatch(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/);
    const left = withoutRecovery(hashes, first.toUpperCase());
    expect(left).toEqual(hashes.slice(1));
    expect(withoutRecovery(left ?? [], first)).toBeUndefined();
    expect(withoutRecovery(left ?? [], second)).toHaveLength(8);
    expect(withoutRecovery(hashes, 'no code')).toBeUndefined();
  });
});
