import type { TimeSources } from '../runtime/index.ts';

/** A shop's provider, ready to be asked. */
export interface AtHand<Provider, Local> {
  readonly provider: Provider;
  /** the provider that the shop runs itself; undefined where it has another one */
  readonly local: Local | undefined;
  /** Says where the shop answers, once it does. */
  readonly answersAt: (address: string) => void;
}

/** How the shop is opened. */
export interface Where {
  /** data folder */
  readonly folder: string;
  readonly time: TimeSources;
}

/** What the server of a local provider is started with. */
export interface LocalOptions {
  /** 0 for any free one */
  readonly port: number;
  /** where it remembers; ':memory:' for one that forgets */
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
  /** speaks to the local one. @param shop where the shop answers, once it does */
  readonly speaking: (local: Played, shop: () => string) => Provider;
  /** file of the local one */
  readonly file: string;
  /** where the shop hears callbacks */
  readonly callbackPath: string;
}

const isLocal = (choice: Elsewhere | LocalChoice): choice is LocalChoice => choice.kind === 'local';

/** A local provider, by what the machine was told. */
export interface LocalChoice {
  readonly kind: 'local';
  readonly port: number;
}

/** @param closing takes what has to be closed */
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

/** The port of a local provider; any free one where nothing is set. @throws Error when it is no port */
export function localPortOf(environment: NodeJS.ProcessEnv, setting: string): number {
  const port = environment[setting] ?? '0';
  if (!PORT.test(port) || Number(port) > PORT_MAX)
    throw new Error(`${setting} is no port, from 0 to ${PORT_MAX}`);
  return Number(port);
}
