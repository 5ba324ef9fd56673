import { EPOCH_STREAM, openEpoch } from '@skins/engine/epochs';
import { SYSTEM } from '@skins/engine/kernel';
import { order } from '../kit/order.ts';

/** Opens the epoch of a restored log. */
export const restoring = (name: string) =>
  order({
    command: openEpoch,
    stream: EPOCH_STREAM,
    actor: SYSTEM,
    input: { name, reason: 'restored' },
  });
