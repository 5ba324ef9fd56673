import type { TimeSources } from '../runtime/index.ts';

/** A shop's provider, ready for calls. */
export interface AtHand<Provider, Local> {
  readonly provider: Provider;
  /** the provider that the shop runs itself; undefined if it uses another one */
  readonly local: Local | undefined;
  /** Tells the provider the shop's address, once the shop listens. */
  readonly answersAt: (address: string) => void;
}

/** How the shop is opened. */
export interface Where {
  /** data folder */
  readonly folder: string;
  readonly time: TimeSources;
}

/** Start options of a local provider's server. */
export interface LocalOptions {
  /** 0 for any free one */
  readonly port: number;
  /** file of its memory; ':memory:' for none */
  readonly file: string;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

/** A provider on this machine, for development and tests. */
interface Local {
  readonly address: string;
  readonly callbacks: { callTo(target: string): void };
  close(): Promise<void>;
}

interface Elsewhere {
  readonly kind: string;
}

/** The kinds of providers that a shop may have. */
interface Kinds<Provider, Played extends Local, Remote extends Elsewhere> {
  readonly remote: (choice: Remote) => Provider;
  readonly start: (options: LocalOptions) => Promise<Played>;
  /** makes the adapter to the local one. @param shop returns the shop's address, once it listens */
  readonly speaking: (local: Played, shop: () => string) => Provider;
  /** file of the local one */
  readonly file: string;
  /** the shop's path for callbacks */
  readonly callbackPath: string;
}

const isLocal = (choice: Elsewhere | LocalChoice): choice is LocalChoice => choice.kind === 'local';

/** A local provider, chosen by environment variables. */
export interface LocalChoice {
  readonly kind: 'local';
  readonly port: number;
}

/** @param closing collects resources to close */
export async function atHand<Provider, Played extends Local, Remote extends Elsewhere>(
  { time }: Where,
  choice: Remote | LocalChoice,
  { remote, start, speaking, file, callbackPath }: Kinds<Provider, Played, Remote>,
  closing: AsyncDisposableStack,
): Promise<AtHand<Provider, Played>> {
  if (!isLocal(choice)) return { provider: remote(choice), local: undefined, answersAt: () => undefined };
  const local = await start({ port: choice.port, file, now: time.wall });
  closing.defer(() => local.close());
  let shop = local.address;
  return {
    provider: speaking(local, () => shop),
    local,
    answersAt(address) {
      shop = address;
      local.callbacks.callTo(`${address}${callbackPath}`);
    },
  };
}

const PORT = /^\d{1,5}$/;
const PORT_MAX = 65_535;

/** Returns the port of a local provider; any free one if not set. @throws Error if the setting is no port */
export function localPortOf(environment: NodeJS.ProcessEnv, setting: string): number {
  const port = environment[setting] ?? '0';
  if (!PORT.test(port) || Number(port) > PORT_MAX)
    throw new Error(`${setting} is no port, from 0 to ${PORT_MAX}`);
  return Number(port);
}
