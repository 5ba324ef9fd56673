import { PAYMENTS_PORT } from '@skins/engine/payments';
import { DELIVERIES_PORT } from '@skins/engine/retrievals';
import { ROLLS_PORT } from '@skins/engine/rolls';
import type { Outside, Port } from '../foundation/flows/index.ts';

interface Desks {
  readonly payments: { readonly port: Port };
  readonly deliveries: { readonly port: Port };
  readonly rolls: { readonly port: Port };
}

/** Who hears what the shop's flows tell somebody outside. */
export const portsOf = ({ payments, deliveries, rolls }: Desks): Outside =>
  new Map([
    [PAYMENTS_PORT, payments.port],
    [DELIVERIES_PORT, deliveries.port],
    [ROLLS_PORT, rolls.port],
  ]);
