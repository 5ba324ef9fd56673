import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { claimNewcomerDevice } from './claim-newcomer-device.ts';
import { NewcomerDeviceClaimed } from './events.ts';
import { newcomerDevice } from './state.ts';

const { given } = specify(newcomerDevice, claimNewcomerDevice);
const anna = { playerId: 'anna0000', device: '1'.repeat(64) };
const claimed = NewcomerDeviceClaimed.of(anna);
const FRESH = { numberUsed: false };

describe('claim-newcomer-device', () => {
  it('gives a device’s first day to its first account', () => {
    expect(given().when(anna, FRESH).events).toEqual([claimed]);
  });

  it('writes nothing if repeated', () => {
    expect(given(claimed).when(anna, FRESH).decision).toEqual(accepted());
  });

  it('refuses another account of the device (attack 12)', () => {
    expect(given(claimed).when({ ...anna, playerId: 'ben00000' }, FRESH).decision).toEqual(
      rejected({ code: 'device-used' }),
    );
  });

  it('refuses a phone number that was another account’s before (attack 12)', () => {
    expect(given().when(anna, { numberUsed: true }).decision).toEqual(rejected({ code: 'number-used' }));
  });
});
