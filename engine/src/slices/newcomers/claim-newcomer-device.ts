import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { NewcomerDeviceClaimed } from './events.ts';
import type { NewcomerDevice } from './state.ts';

interface ClaimNewcomerDevice {
  readonly playerId: string;
  /** keyed hash */
  readonly device: string;
}

interface ClaimNewcomerDeviceContext {
  /** whether the phone number was another account's before */
  readonly numberUsed: boolean;
}

/** In order of precedence. */
type ClaimNewcomerDeviceRejection =
  /** another account has its first day by the device */
  { readonly code: 'device-used' } | { readonly code: 'number-used' };

/** Gives a device's first day to an account. Writes nothing if the account has it already. */
export const claimNewcomerDevice: Command<
  NewcomerDevice,
  ClaimNewcomerDevice,
  ClaimNewcomerDeviceContext,
  ClaimNewcomerDeviceRejection,
  null
> = {
  name: 'claim-newcomer-device',
  decide({ playerId: holder }, { playerId, device }, { numberUsed }) {
    if (holder === playerId) return accepted();
    if (holder !== undefined) return rejected({ code: 'device-used' });
    return numberUsed
      ? rejected({ code: 'number-used' })
      : accepted(NewcomerDeviceClaimed.of({ playerId, device }));
  },
  reply: () => null,
};
