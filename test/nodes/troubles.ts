import { setTimeout as after } from 'node:timers/promises';
import type { Random } from '../audit/random.ts';
import { schemaOf } from '../postgres/server.ts';
import type { Node, Nodes } from './nodes.ts';

/** How long things stay as they are, in milliseconds. */
export interface Spans {
  /** of a frozen holder of the lease; longer than the lease, so that another node takes it over */
  readonly frozen: number;
  /** of a node without a way to the database */
  readonly parted: number;
  /** of a full disk */
  readonly full: number;
}

export const LONG: Spans = { frozen: 30_000, parted: 15_000, full: 5_000 };
export const SHORT: Spans = { frozen: 9_000, parted: 4_000, full: 1_500 };

/** Something that happens to several nodes, and ends. */
interface Trouble {
  /** whether no node can write meanwhile, so that a battle's seal may come too late */
  readonly stopsAll: boolean;
  happen(nodes: Nodes, random: Random, spans: Spans): Promise<void>;
}

const CUTS = 10;
const BETWEEN_CUTS_MS = 200;
const LISTENING = "query LIKE 'LISTEN%'";
const ALL = "application_name = 'skins'";

export const TROUBLES: Readonly<Record<string, Trouble>> = {
  'a node killed': {
    stopsAll: false,
    happen: (nodes, random) => killed(nodes, oneOf(nodes, random)),
  },
  'the holder of the lease killed': {
    stopsAll: false,
    happen: async (nodes) => killed(nodes, await nodes.holder()),
  },
  'the holder of the lease frozen and woken': {
    stopsAll: false,
    happen: async (nodes, _random, spans) => {
      const { shop } = await nodes.holder();
      process.kill(shop.pid, 'SIGSTOP');
      await after(spans.frozen);
      process.kill(shop.pid, 'SIGCONT');
    },
  },
  'the database crashed and started': {
    stopsAll: true,
    happen: async ({ server }) => {
      await server.crash();
      await server.start();
    },
  },
  'the database’s connections cut': {
    stopsAll: true,
    happen: (nodes) => terminated(nodes, ALL),
  },
  'the database’s disk full': {
    stopsAll: true,
    happen: async (nodes, _random, spans) => {
      const schema = schemaOf(nodes.address);
      // The server's own error, thrown where a full disk throws it.
      await nodes.server.query(
        `CREATE FUNCTION ${schema}.no_room() RETURNS trigger LANGUAGE plpgsql AS
           $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
         CREATE TRIGGER no_room BEFORE INSERT ON ${schema}.log_appends
           FOR EACH ROW EXECUTE FUNCTION ${schema}.no_room()`,
      );
      await after(spans.full);
      await nodes.server.query(`DROP FUNCTION ${schema}.no_room() CASCADE`);
    },
  },
  'a node without a way to the database': {
    stopsAll: false,
    happen: async (nodes, random, spans) => {
      const { base } = oneOf(nodes, random);
      base.partition();
      await after(spans.parted);
      base.cut();
    },
  },
  'a node’s connections to the database cut': {
    stopsAll: false,
    happen: (nodes, random) => cutOften(() => oneOf(nodes, random).base.cut()),
  },
  'players’ connections to a node cut': {
    stopsAll: false,
    happen: (nodes, random) => cutOften(() => oneOf(nodes, random).door.cut()),
  },
  'a subscription that loses its place': {
    stopsAll: false,
    happen: (nodes) => terminated(nodes, LISTENING),
  },
};

const oneOf = (nodes: Nodes, random: Random): Node => random.pick(nodes.running());

async function killed(nodes: Nodes, node: Node): Promise<void> {
  await nodes.end(node, 'SIGKILL');
  await nodes.startAgain(node.name);
}

async function cutOften(cut: () => void): Promise<void> {
  for (let times = 0; times < CUTS; times += 1) {
    cut();
    await after(BETWEEN_CUTS_MS);
  }
}

async function terminated({ server }: Nodes, which: string): Promise<void> {
  await server.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${which}`);
}
