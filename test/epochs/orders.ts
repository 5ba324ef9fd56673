import { EPOCH_STREAM, openEpoch } from '@skins/engine/epochs';
import { SYSTEM } from '@skins/engine/kernel';
import { order } from '../kit/order.ts';

/** A log that was put back is started on. */
export const restoring = (name: string) =>
  order({
    command: openEpoch,
    stream: EPOCH_STREAM,
    actor: SYSTEM,
    input: { name, reason: 'restored' },
  });
