import type { AddressInfo } from 'node:net';
import { beaconChoiceOf } from '../foundation/beacon/index.ts';
import { dataFolder } from '../foundation/files/index.ts';
import { trustedProxies } from '../foundation/http/index.ts';
import { logPlace, nodeNameOf } from '../foundation/store/index.ts';
import { answering } from './answering.ts';
import { checkSettings } from './desks.ts';
import { leanHeap } from './lean-heap.ts';
import { Leaving } from './leaving.ts';
import { loadCode } from './load-code.ts';
import { loggerFor } from './logger-for.ts';
import { type Service, openService } from './open-service.ts';
import { demandPort, listening } from './port.ts';
import type { ServiceOptions } from './service-options.ts';
import { closedUntilOf, drainMsOf, leaveToOf, memoryOf } from './settings.ts';

export interface ServeOptions extends Pick<
  ServiceOptions,
  'folder' | 'environment' | 'said' | 'onProgress' | 'time'
> {
  readonly host: string;
  /** 0 for any free port */
  readonly port: number;
}

/** A running server. */
export interface Serving {
  readonly address: string;
  readonly service: Service;
  /** Tells proxies and other nodes that it will close, and goes on answering. @returns when it may be closed */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the data folder and serves it over HTTP until closed.
 * @throws when the port is taken or a setting is wrong, before it touches the folder, or the folder cannot be opened;
 * then nothing is left open
 */
export async function serve({ host, port, ...options }: ServeOptions): Promise<Serving> {
  leanHeap();
  const { environment } = options;
  const logger = loggerFor(environment);
  const trusts = trustedProxies(environment['SKINS_TRUSTED_PROXIES']);
  // Checked before anything is opened, like the other settings.
  memoryOf(environment);
  nodeNameOf(environment, logPlace(dataFolder(options.folder).log, environment));
  beaconChoiceOf(environment);
  const leaving = new Leaving(drainMsOf(environment));
  const visits = { closedUntil: closedUntilOf(environment), leaveTo: leaveToOf(environment) };
  await checkSettings(environment);
  await demandPort(host, port);
  const closing = new AsyncDisposableStack();
  try {
    const service = await openService({ ...options, logger, asksOutside: true, meanwhile: loadCode });
    closing.defer(() => service.close());
    const app = await answering(service, logger, { environment, trusts, leaving, ...visits });
    closing.defer(() => app.close());
    await listening(host, port, () => app.listen({ host, port }));
    const { port: bound } = addressOf(app.server.address());
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
    for (const { onAddress } of service.opened) onAddress?.(address);
    return {
      address,
      service,
      leave: () => leaving.begin(service.store),
      close: () => closing.disposeAsync(),
    };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('the server listens on no port');
  return address;
}
