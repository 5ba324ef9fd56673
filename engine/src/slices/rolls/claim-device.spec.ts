import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { claimDevice } from './claim-device.ts';
import { devices } from './devices.ts';
import { DeviceClaimed } from './events.ts';

const { given } = specify(devices, claimDevice);
const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)];
const anna = { playerId: 'anna0000', device: ONE };
const claimed = DeviceClaimed.of(anna);

describe('claim-device', () => {
  it('gives a device to its first account, which may claim several', () => {
    expect(given().when(anna, undefined).events).toEqual([claimed]);
    expect(given(claimed).when({ ...anna, device: TWO }, undefined).events).toHaveLength(1);
  });

  it('writes nothing if repeated', () => {
    expect(given(claimed).when(anna, undefined).decision).toEqual(accepted());
  });

  it('refuses another account of the device', () => {
    expect(given(claimed).when({ ...anna, playerId: 'ben00000' }, undefined).decision).toEqual(
      rejected({ code: 'device-used' }),
    );
  });
});
