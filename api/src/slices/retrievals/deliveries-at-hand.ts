import { dataFolder } from '../../foundation/files/index.ts';
import { type AtHand, type Where, atHand } from '../../foundation/providers/index.ts';
import { Cs2dtProvider } from './cs2dt-provider.ts';
import type { DeliveryProvider } from './delivery-provider.ts';
import { type DeliveryChoice, remoteDeliveries } from './delivery-settings.ts';
import { LocalDeliveries } from './local/local-deliveries.ts';
import { noDeliveries } from './no-deliveries.ts';
import { DELIVERY_CALLBACK_PATH } from './routes.ts';

const speaking = (local: LocalDeliveries): DeliveryProvider =>
  new Cs2dtProvider({
    name: 'local',
    api: () => local.address,
    pages: () => local.address,
    key: local.key,
    callbackSecret: local.callbackSecret,
    perGem: 1,
  });

/** Nobody is asked: not in a drill, and not by a command of the machine. */
export const nobodyAtHand: AtHand<DeliveryProvider, LocalDeliveries> = {
  provider: noDeliveries,
  local: undefined,
  answersAt: () => undefined,
};

/** A shop's provider of deliveries, ready to be asked. @param closing takes what has to be closed */
export const deliveriesAtHand = (where: Where, choice: DeliveryChoice, closing: AsyncDisposableStack) =>
  atHand(
    where,
    choice,
    {
      remote: remoteDeliveries,
      start: (options) => LocalDeliveries.start(options),
      speaking,
      file: dataFolder(where.folder).localDeliveries,
      callbackPath: DELIVERY_CALLBACK_PATH,
    },
    closing,
  );
