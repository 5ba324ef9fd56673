import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { type EsdbAddress, esdbAddress } from '../../api/src/foundation/store/esdb/address.ts';
import { ProtocolServer } from './protocol-server.ts';
import { StreamLog } from './stream-log.ts';

/** Address of a real server, whose streams the tests may write to. */
export const REAL_SERVER = process.env['SKINS_ESDB_URL'];

/** Why nothing runs against a real server; undefined if it does. */
export const noRealServer =
  REAL_SERVER === undefined ? 'no EventStoreDB here: name one with SKINS_ESDB_URL' : undefined;

/** Returns a new log's name. */
const newName = (): string => `t${randomUUID().replaceAll('-', '')}`;

/** Returns the parts of an address. */
export function addressOf(url: string): EsdbAddress {
  const address = esdbAddress(url);
  if (address === undefined) throw new Error(`${url} is no address`);
  return address;
}

/** Returns the address of a new log on a real server. */
export function newStoreOn(url: string): string {
  const [, before = '', options = ''] = /^([^:]+:\/\/[^/?]*)[^?]*(\?.*)?$/.exec(url) ?? [];
  return `${before}/${newName()}${options}`;
}

/** A server in this process, which speaks the protocol over its own file. */
export interface FileServer {
  readonly server: ProtocolServer;
  /** Returns the address of a new log. */
  newStore(): string;
  /** Ends it as a crash does, and starts it again from its file. */
  restart(): Promise<void>;
  remove(): void;
}

export async function startServer(options: { readonly maxAppendSize?: number } = {}): Promise<FileServer> {
  const folder = mkdtempSync(join(tmpdir(), 'skins-esdb-'));
  const server = new ProtocolServer({ ...options, log: new StreamLog(join(folder, 'streams.jsonl')) });
  await server.start();
  return {
    server,
    newStore: () => `esdb://127.0.0.1:${server.port}/${newName()}?tls=false`,
    restart: async () => {
      server.kill();
      server.log.reopen();
      await server.start();
    },
    remove: () => {
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
