import { dataFolder } from '../../foundation/files/index.ts';
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
  readonly time: TimeSources;
}

/** Nobody is asked: not in a drill, and not by a command of the machine. */
export const nobodyAtHand: AtHand = {
  deliveries: noDeliveries,
  localDeliveries: undefined,
  answersAt: () => undefined,
};

/** @param closing takes what has to be closed */
export async function deliveriesAtHand(
  { folder, time }: Where,
  choice: DeliveryChoice,
  closing: AsyncDisposableStack,
): Promise<AtHand> {
  if (choice.kind !== 'local') return { ...nobodyAtHand, deliveries: remoteDeliveries(choice) };
  const local = await LocalDeliveries.start({
    port: choice.port,
    file: dataFolder(folder).localDeliveries,
    now: time.wall,
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
