import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CutProxy, startProxy } from './cut-proxy.ts';
import { type PostgresServer, startPostgres } from './server.ts';

/** A server behind a proxy. */
interface CutServer {
  readonly server: PostgresServer;
  readonly proxy: CutProxy;
  /** address of an empty store, of each test its own */
  readonly address: string;
}

/** Starts a server and a proxy on the way to it, for the tests of a suite. */
export function serverToCut(): CutServer {
  let server: PostgresServer;
  let proxy: CutProxy;
  let address: string;
  beforeAll(async () => {
    server = await startPostgres();
    proxy = await startProxy(server.url);
  });
  beforeEach(async () => void (address = await server.newStore()));
  afterAll(async () => {
    await proxy.close();
    await server.remove();
  });
  return {
    get server() {
      return server;
    },
    get proxy() {
      return proxy;
    },
    get address() {
      return address;
    },
  };
}
