import { describe, expect, it } from 'vitest';
import { MasterSecret } from '../secrets/index.ts';
import { KnownDevices } from './known-devices.ts';

const devices = new KnownDevices(new MasterSecret('0b'.repeat(32)));

describe('KnownDevices', () => {
  it('recognises a token for one account, even in a process that starts later', () => {
    const token = devices.issue('anna');

    expect(devices.knows('anna', token)).toBe(true);
    expect(new KnownDevices(new MasterSecret('0b'.repeat(32))).knows('anna', token)).toBe(true);
    expect(devices.knows('ben', token)).toBe(false);
    expect(new KnownDevices(new MasterSecret('0c'.repeat(32))).knows('anna', token)).toBe(false);
  });

  it('rejects forged tokens', () => {
    const [nonce = '', seal = ''] = devices.issue('anna').split('.');

    for (const token of ['', '.', nonce, `${nonce}.`, `.${seal}`, `${nonce}x.${seal}`, `${nonce}.${seal}.`])
      expect(devices.knows('anna', token), token).toBe(false);
  });

  it('issues a different token each time, which does not contain the account', () => {
    expect(devices.issue('anna')).not.toBe(devices.issue('anna'));
    expect(`${devices.nameFor('anna')}=${devices.issue('anna')}`).not.toContain('anna');
    expect(devices.nameFor('anna')).toBe(devices.nameFor('anna'));
    expect(devices.nameFor('anna')).not.toBe(devices.nameFor('ben'));
  });
});
