import { dataFolder } from '../../foundation/files/index.ts';
import type { Said } from '../../foundation/mark/index.ts';
import type { TimeSources } from '../../foundation/runtime/index.ts';
import { Cs2dtProvider } from './cs2dt-provider.ts';
import type { DeliveryProvider } from './delivery-provider.ts';
import { type DeliveryChoice, remoteDeliveries } from './delivery-settings.ts';
import { LocalDeliveries } from './local/local-deliveries.ts';
import { noDeliveries } from './no-deliveries.ts';
import { DELIVERY_CALLBACK_PATH } from './routes.ts';

/** A shop's provider of deliveries, ready to be asked. */
interface AtHand {
  readonly deliveries: DeliveryProvider;
  readonly localDeliveries: LocalDeliveries | undefined;
  /** Says where the shop answers, once it does. */
  readonly answersAt: (address: string) => void;
}

interface Where {
  /** data folder */
  readonly folder: string;
  readonly said?: Said | 'drill';
  readonly time?: TimeSources;
}

/** @param closing takes what has to be closed */
export async function deliveriesAtHand(
  { folder, said, time }: Where,
  choice: DeliveryChoice,
  closing: AsyncDisposableStack,
): Promise<AtHand> {
  const nobody = { localDeliveries: undefined, answersAt: () => undefined };
  // A drill sends nothing to anybody.
  if (said === 'drill') return { deliveries: noDeliveries, ...nobody };
  if (choice.kind !== 'local') return { deliveries: remoteDeliveries(choice), ...nobody };
  const local = await LocalDeliveries.start({
    port: choice.port,
    file: dataFolder(folder).localDeliveries,
    now: time?.wall ?? Date.now,
  });
  closing.defer(() => local.close());
  const deliveries = new Cs2dtProvider({
    name: 'local',
    api: () => local.address,
    pages: () => local.address,
    key: local.key,
    callbackSecret: local.callbackSecret,
    perGem: 1,
  });
  return {
    deliveries,
    localDeliveries: local,
    answersAt: (address) => local.callbacks.callTo(`${address}${DELIVERY_CALLBACK_PATH}`),
  };
}
