import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { battleDetail, battleRules, createBattle, joinBattle } from '@skins/api/battles/contract';
import { boxDetails } from '@skins/api/boxes/contract';
import { type Game, createGame } from '@skins/api/foundation/game';
import { makeMasterSecret } from '@skins/api/foundation/secrets';
import { openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import type { Client } from '../http/client.ts';
import { freshPhone, newPlayer } from '../http/player.ts';
import { type ShopProcess, startShop } from '../http/shop-process.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { startPostgres } from './server.ts';

/**
 * Servers on one log, each in a process and a folder of its own.
 * @param addressOf the log's address, as a node of a name reaches it
 * @param environment more variables of each
 */
export function nodesIn(
  folder: string,
  addressOf: (name: string) => string,
  environment: NodeJS.ProcessEnv = {},
) {
  const path = (name: string) => join(folder, name);
  const started: ShopProcess[] = [];
  const start = async (name: string, said: 'moved' | 'nothing' = 'nothing'): Promise<ShopProcess> => {
    const shop = await startShop(
      path(name),
      {
        SKINS_STORE: addressOf(name),
        SKINS_NODE: name,
        SKINS_MARK: path(`marks-${name}`),
        SKINS_LOG: 'error',
        SKINS_DRAIN: '0',
        ...environment,
      },
      ':',
      said,
    );
    started.push(shop);
    return shop;
  };
  return {
    start,
    /** Kills all that still run. */
    end: () => Promise.all(started.map((shop) => shop.end('SIGKILL'))),
    /** Starts another node beside the first. */
    async startBeside(first: string, name: string): Promise<ShopProcess> {
      await mkdir(path(name), { mode: 0o700 });
      await cp(join(path(first), 'master.secret'), join(path(name), 'master.secret'));
      return start(name, 'moved');
    },
  };
}

/** Writes what a log begins with, so that settings are in force without a wait for their notice. */
interface Beginning {
  /** milliseconds from its first event until now */
  readonly agoMs: number;
  readonly begin: (game: Game) => Promise<unknown>;
}

async function beginLog(address: string, folder: string, { agoMs, begin }: Beginning): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const secret = makeMasterSecret(folder);
  const store = await openPostgresStore(address);
  await begin(await createGame({ store, secret, clock: () => Date.now() - agoMs }));
  await store.close();
}

/** Two servers on one log in a database of their own. @param beginning undefined: the first server begins the log */
export async function startTwoNodes(environment: NodeJS.ProcessEnv = {}, beginning?: Beginning) {
  const server = await startPostgres({ max_connections: '200' });
  const folder = await mkdtemp(join(tmpdir(), 'skins-nodes-'));
  const address = await server.newStore();
  const nodes = nodesIn(folder, () => address, environment);
  if (beginning !== undefined) await beginLog(address, join(folder, 'one'), beginning);
  const one = await nodes.start('one', beginning === undefined ? 'nothing' : 'moved');
  const two = await nodes.startBeside('one', 'two');
  return {
    server,
    folder,
    address,
    nodes,
    one,
    two,
    /** Ends everything, later processes too, and deletes its files. */
    remove: async (): Promise<void> => {
      await nodes.end();
      await rm(folder, { recursive: true });
      await server.remove();
    },
  };
}

export const versionOf = async (client: Client): Promise<string> =>
  (await client.ask(boxDetails, { query: { boxId: CHEAP.id } })).versionHash;

/** Returns the item in an answer to an open. */
export const itemIn = (text: string): string | undefined => /"itemId":"([^"]+)"/.exec(text)?.[1];

/** Returns the log position in an answer to an open; a reader who sends it as `after` reads nothing older, on any node. */
export const positionIn = (text: string): string => /"position":"(\d+)"/.exec(text)?.[1] ?? '';

/** Creates a battle of one box on one server and lets another player join on the other. @returns its id */
export async function battleOver(one: ShopProcess, two: ShopProcess): Promise<string> {
  const [anna, ben] = [
    await newPlayer(one.client, freshPhone(), freshPhone()),
    await newPlayer(two.client, freshPhone(), freshPhone()),
  ];
  const { rulesHash } = await one.client.ask(battleRules);
  const boxes = [{ boxId: CHEAP.id, versionHash: await versionOf(one.client) }];
  const { battleId } = await anna.client.ask(createBattle, {
    body: { boxes, seats: 2, teams: 0, rule: 'highest', open: true, rulesHash },
  });
  await ben.client.ask(joinBattle, { body: { battleId } });
  return battleId;
}

export const battleOf = async ({ client }: ShopProcess, id: string) =>
  (await client.ask(battleDetail, { query: { id } })).battle;
