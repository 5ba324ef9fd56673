import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { run } from '../../cli/src/run.ts';
import type { Random } from '../audit/random.ts';
import { battleOf, battleOver } from '../postgres/node-shops.ts';
import { Crowd, type Seen } from './crowd.ts';
import { Nodes } from './nodes.ts';
import { type Spans, TROUBLES } from './troubles.ts';

const PLAYERS = 3;
/** Presses that must be answered once a trouble is over. */
const GOES_ON = 20;
const WAIT_MS = 60_000;
const BATTLE_MS = 120_000;
const LOOK_MS = 250;

interface OpenBattle {
  readonly id: string;
  /** whether it went through a trouble in which no node could write */
  stopped: boolean;
}

/** Several nodes on one log with players on all of them, through troubles. */
export class Chaos {
  readonly nodes: Nodes;
  readonly #crowd: Crowd;
  readonly #random: Random;
  readonly #spans: Spans;
  readonly #wrong: string[] = [];
  #battles: OpenBattle[] = [];
  /** battles that are over, and how many of them were paid back since their seal came too late */
  readonly ended = { finished: 0, void: 0 };

  private constructor(nodes: Nodes, crowd: Crowd, random: Random, spans: Spans) {
    this.nodes = nodes;
    this.#crowd = crowd;
    this.#random = random;
    this.#spans = spans;
  }

  static async begin(names: readonly string[], random: Random, spans: Spans): Promise<Chaos> {
    const nodes = await Nodes.start(names);
    const doors = () => nodes.running().map(({ client }) => client);
    const [first] = nodes.running();
    if (first === undefined) throw new Error('a name at least');
    return new Chaos(nodes, await Crowd.of(PLAYERS, first.shop.client, doors), random, spans);
  }

  /** Lets a trouble happen while players play and a battle runs. @returns what players saw */
  async through(name: string): Promise<Seen> {
    const trouble = TROUBLES[name];
    if (trouble === undefined) throw new Error(`a trouble is one of: ${Object.keys(TROUBLES).join('; ')}`);
    const [one, two] = this.nodes.running();
    if (one !== undefined && two !== undefined)
      this.#battles.push({ id: await battleOver(one.shop, two.shop), stopped: false });
    this.#crowd.look();
    await trouble.happen(this.nodes, this.#random, this.#spans);
    for (const battle of this.#battles) battle.stopped ||= trouble.stopsAll;
    await this.#goesOn(name);
    this.#wrong.push(...(await this.nodes.replaceEnded()));
    await this.#allReady(name);
    await this.#lookAtBattles();
    return this.#crowd.look();
  }

  /** Ends all, and compares what players were told with the log. @returns what is wrong, in sentences */
  async end(): Promise<readonly string[]> {
    await this.#crowd.stop();
    for (const until = Date.now() + BATTLE_MS; this.#battles.length > 0; await after(LOOK_MS)) {
      await this.#lookAtBattles();
      if (Date.now() > until) {
        this.#wrong.push(`${this.#battles.length} battles do not end`);
        break;
      }
    }
    const running = this.nodes.running();
    this.#wrong.push(...(await this.#crowd.wrongAt(running.map(({ shop }) => shop.client))));
    for (const node of running) {
      const [code] = await this.nodes.end(node, 'SIGTERM');
      if (code !== 0) this.#wrong.push(`node ${node.name} ended with ${String(code)}: ${node.shop.output()}`);
      this.#wrong.push(...this.#openFlowsOf(node.name));
    }
    await this.#verify();
    return this.#wrong;
  }

  async #goesOn(trouble: string): Promise<void> {
    const enough = this.#crowd.answers() + GOES_ON;
    for (const until = Date.now() + WAIT_MS; this.#crowd.answers() < enough; await after(LOOK_MS))
      if (Date.now() > until) {
        this.#wrong.push(`players wait more than a minute after: ${trouble}`);
        return;
      }
  }

  async #allReady(trouble: string): Promise<void> {
    for (const { name, shop } of this.nodes.running())
      for (const until = Date.now() + WAIT_MS; ; await after(LOOK_MS)) {
        const { status, text } = await shop.client.send('GET', '/readyz');
        if (status === 200) break;
        if (Date.now() > until) {
          this.#wrong.push(`node ${name} is not ready a minute after: ${trouble}: ${text}`);
          break;
        }
      }
  }

  async #lookAtBattles(): Promise<void> {
    const [node] = this.nodes.running();
    if (node === undefined) return;
    const open: OpenBattle[] = [];
    for (const battle of this.#battles) {
      const { state } = await battleOf(node.shop, battle.id);
      if (state === 'finished') this.ended.finished += 1;
      else if (state === 'void') this.#voided(battle);
      else open.push(battle);
    }
    this.#battles = open;
  }

  #voided({ id, stopped }: OpenBattle): void {
    this.ended.void += 1;
    if (!stopped) this.#wrong.push(`battle ${id} is void though a node could always write`);
  }

  #openFlowsOf(name: string): string[] {
    const lists = new Database(join(this.nodes.folder, name, 'read-models.sqlite'), { readonly: true });
    const open = lists.prepare<[], { place: string }>('SELECT place FROM open_flow').all();
    lists.close();
    return open.map(({ place }) => `flow ${place} has not ended by node ${name}`);
  }

  async #verify(): Promise<void> {
    let said = '';
    const code = await run(['verify', '--no-memory'], {
      environment: { SKINS_STORE: this.nodes.address, SKINS_DATA: join(this.nodes.folder, 'one') },
      out: (text) => void (said += text),
      err: (text) => void (said += text),
      watched: false,
      readInput: () => Promise.resolve(''),
      ask: () => Promise.resolve(undefined),
    });
    if (code !== 0) this.#wrong.push(`skins verify: ${said}`);
  }
}
