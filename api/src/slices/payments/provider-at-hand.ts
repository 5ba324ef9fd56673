import { dataFolder } from '../../foundation/files/index.ts';
import type { TimeSources } from '../../foundation/runtime/index.ts';
import { LocalProvider } from './local/local-provider.ts';
import { noProvider } from './no-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type ProviderChoice, remoteProvider } from './provider-settings.ts';
import { CALLBACK_PATH } from './routes.ts';
import { StripeProvider } from './stripe-provider.ts';

/** A shop's provider, ready to be asked. */
interface AtHand {
  readonly provider: PaymentProvider;
  readonly local: LocalProvider | undefined;
  /** Says where the shop answers, once it does. */
  readonly answersAt: (address: string) => void;
}

interface Where {
  /** data folder */
  readonly folder: string;
  readonly time: TimeSources;
}

/** Nobody is asked: not in a drill, and not by a command of the machine, which must not end orders as refused. */
export const nobodyAtHand: AtHand = { provider: noProvider, local: undefined, answersAt: () => undefined };

/** @param closing takes what has to be closed */
export async function providerAtHand(
  { folder, time }: Where,
  choice: ProviderChoice,
  closing: AsyncDisposableStack,
): Promise<AtHand> {
  if (choice.kind !== 'local') return { ...nobodyAtHand, provider: remoteProvider(choice) };
  const { localProvider } = dataFolder(folder);
  const local = await LocalProvider.start({
    port: choice.port,
    file: localProvider,
    now: time.wall,
  });
  closing.defer(() => local.close());
  let shop = local.address;
  const provider = new StripeProvider({
    name: 'local',
    api: () => local.address,
    pages: () => local.address,
    key: local.key,
    callbackSecret: local.callbackSecret,
    returnTo: () => shop,
  });
  const answersAt = (address: string) => {
    shop = address;
    local.callbacks.callTo(`${address}${CALLBACK_PATH}`);
  };
  return { provider, local, answersAt };
}
