import { type Command, accepted, rejected } from '../../kernel/index.ts';
import type { Devices } from './devices.ts';
import { DeviceClaimed } from './events.ts';

export interface ClaimDevice {
  readonly playerId: string;
  /** keyed hash */
  readonly device: string;
}

/** Another account entered with the device. */
export interface ClaimDeviceRejection {
  readonly code: 'device-used';
}

/** Claims a device for an account that is about to join a room. Writes nothing if the account has it already. */
export const claimDevice: Command<Devices, ClaimDevice, unknown, ClaimDeviceRejection, null> = {
  name: 'claim-device',
  decide({ claimed }, { playerId, device }) {
    const holder = claimed.get(device);
    if (holder === undefined) return accepted(DeviceClaimed.of({ playerId, device }));
    return holder === playerId ? accepted() : rejected({ code: 'device-used' });
  },
  reply: () => null,
};
