import { Map as PersistentMap } from 'immutable';
import { type Fold, foldOf, on } from '../../kernel/index.ts';
import { DeviceClaimed } from './events.ts';

/** The devices with which accounts entered one room. */
export interface Devices {
  /** the account, by keyed hash of the device */
  readonly claimed: PersistentMap<string, string>;
}

const CLAIM_BYTES = 200;

export const devices: Fold<Devices> = foldOf<Devices>(
  { claimed: PersistentMap() },
  [on(DeviceClaimed, ({ claimed }, { playerId, device }) => ({ claimed: claimed.set(device, playerId) }))],
  { weigh: ({ claimed }) => claimed.size * CLAIM_BYTES },
);
