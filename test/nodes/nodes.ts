import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../http/client.ts';
import type { ShopProcess } from '../http/shop-process.ts';
import { type CutProxy, startProxy } from '../postgres/cut-proxy.ts';
import { nodesIn } from '../postgres/node-shops.ts';
import { type PostgresServer, schemaOf, startPostgres } from '../postgres/server.ts';

/** A running server, and the ways to it and from it, which can be cut. */
export interface Node {
  readonly name: string;
  readonly shop: ShopProcess;
  /** from players to the server */
  readonly door: CutProxy;
  /** from the server to the database */
  readonly base: CutProxy;
  /** calls through the door */
  readonly client: Client;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Several servers on one log in a database of their own. */
export class Nodes {
  readonly server: PostgresServer;
  readonly address: string;
  readonly folder: string;
  readonly #bases: ReadonlyMap<string, CutProxy>;
  readonly #shops: ReturnType<typeof nodesIn>;
  readonly #running = new Map<string, Node>();

  private constructor(
    server: PostgresServer,
    log: { readonly address: string; readonly folder: string },
    bases: ReadonlyMap<string, CutProxy>,
  ) {
    this.server = server;
    this.address = log.address;
    this.folder = log.folder;
    this.#bases = bases;
    this.#shops = nodesIn(log.folder, (name) => bases.get(name)?.through(log.address) ?? log.address);
  }

  /** Starts the database and one server after the other. */
  static async start(names: readonly string[]): Promise<Nodes> {
    const server = await startPostgres({ max_connections: '200' });
    const folder = await mkdtemp(join(tmpdir(), 'skins-nodes-'));
    const address = await server.newStore();
    const bases = await Promise.all(names.map(async (name) => [name, await startProxy(server.url)] as const));
    const nodes = new Nodes(server, { address, folder }, new Map(bases));
    const [first = '', ...others] = names;
    await nodes.#open(first, await nodes.#shops.start(first));
    for (const name of others) await nodes.#open(name, await nodes.#shops.startBeside(first, name));
    return nodes;
  }

  /** Starts servers again that ended by themselves. @returns what they said */
  async replaceEnded(): Promise<string[]> {
    const ended = this.running().filter(({ shop }) => !isAlive(shop.pid));
    for (const node of ended) {
      await this.end(node, 'SIGKILL');
      await this.startAgain(node.name);
    }
    return ended.map(({ name, shop }) => `node ${name} ended by itself: ${shop.output()}`);
  }

  running(): readonly Node[] {
    return [...this.#running.values()];
  }

  /** Returns the node that holds the lease. */
  async holder(): Promise<Node> {
    const [row] = await this.server.query(`SELECT holder FROM ${schemaOf(this.address)}.log_lease`);
    const node = this.#running.get(String(row?.['holder']));
    if (node === undefined) throw new Error('no running node holds the lease');
    return node;
  }

  async end({ name, shop, door }: Node, signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown[]> {
    this.#running.delete(name);
    const ended = await shop.end(signal);
    await door.close();
    return ended;
  }

  async startAgain(name: string): Promise<void> {
    await this.#open(name, await this.#shops.start(name));
  }

  /** Ends everything, and deletes its files. */
  async remove(): Promise<void> {
    for (const node of this.running()) await this.end(node, 'SIGKILL');
    for (const base of this.#bases.values()) await base.close();
    await rm(this.folder, { recursive: true });
    await this.server.remove();
  }

  async #open(name: string, shop: ShopProcess): Promise<void> {
    const base = this.#bases.get(name);
    if (base === undefined) throw new Error(`no node is called ${name}`);
    const door = await startProxy(`${shop.client.address}/`);
    const address = door.through(`${shop.client.address}/`).replace(/\/$/, '');
    this.#running.set(name, { name, shop, door, base, client: new Client(address) });
  }
}
