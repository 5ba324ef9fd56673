import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { userInfo } from '@skins/api/accounts/contract';
import { openBox } from '@skins/api/boxes/contract';
import type { Client } from '../http/client.ts';
import { type Player, newPlayer } from '../http/player.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { itemIn, versionOf } from '../postgres/node-shops.ts';

/** What players saw in a while. */
export interface Seen {
  /** presses with an answer */
  readonly answered: number;
  /** requests that were sent again: no answer within two seconds, a cut connection, or a refusal for the moment */
  readonly repeated: number;
  /** the longest from a press to its answer, in milliseconds */
  readonly slowestMs: number;
}

interface Opener {
  readonly player: Player;
  /** items by command id */
  readonly answered: Map<string, string>;
}

/** A browser gives a request up after this time and sends it again. */
const PATIENCE_MS = 2_000;
const REPEAT_MS = 100;
/** Commands of each player that are sent again at the end. */
const REPEATS = 5;
const NOTHING: Seen = { answered: 0, repeated: 0, slowestMs: 0 };

/** Players who open one box after another, each on any node that answers, as browsers behind a proxy do. */
export class Crowd {
  readonly #openers: readonly Opener[];
  /** callers of the nodes that a proxy would choose from */
  readonly #doors: () => readonly Client[];
  readonly #versionHash: string;
  readonly #stop = new AbortController();
  readonly #playing: Promise<unknown>;
  #seen = NOTHING;

  private constructor(openers: readonly Opener[], doors: () => readonly Client[], versionHash: string) {
    this.#openers = openers;
    this.#doors = doors;
    this.#versionHash = versionHash;
    this.#playing = Promise.all(openers.map((opener) => this.#openOn(opener)));
  }

  static async of(players: number, registersAt: Client, doors: () => readonly Client[]): Promise<Crowd> {
    const openers: Opener[] = [];
    for (let n = 0; n < players; n += 1)
      openers.push({ player: await newPlayer(registersAt), answered: new Map() });
    return new Crowd(openers, doors, await versionOf(registersAt));
  }

  /** Returns what players saw since the last look. */
  look(): Seen {
    const seen = this.#seen;
    this.#seen = NOTHING;
    return seen;
  }

  answers(): number {
    return this.#openers.reduce((sum, { answered }) => sum + answered.size, 0);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#playing;
  }

  /** Compares what was answered with what nodes say now. @returns what is wrong, in sentences */
  async wrongAt(nodes: readonly Client[]): Promise<string[]> {
    const wrong: string[] = [];
    for (const { player, answered } of this.#openers) {
      const items = new Set(answered.values());
      if (items.size !== answered.size) wrong.push(`${answered.size} presses brought ${items.size} items`);
      for (const node of nodes) {
        for (const [key, item] of [...answered].slice(-REPEATS)) {
          const again = await this.#press(node, player, key);
          if (again !== item) wrong.push(`command ${key} brought ${item}, and ${again} when it was repeated`);
        }
        const { bagCount } = await node.with({ token: player.token }).ask(userInfo);
        // The last press was perhaps not answered.
        if (bagCount !== items.size && bagCount !== items.size + 1)
          wrong.push(`a player was told of ${items.size} items and has ${bagCount}`);
      }
    }
    return wrong;
  }

  async #openOn({ player, answered }: Opener): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const key = randomUUID();
      const pressed = Date.now();
      for (let tries = 0; !answered.has(key) && !this.#stop.signal.aborted; tries += 1) {
        const doors = this.#doors();
        const door = doors[(answered.size + tries) % doors.length];
        const item = door && (await this.#press(door, player, key));
        if (item === undefined) await after(REPEAT_MS);
        else this.#answered({ answered, key, item }, tries, Date.now() - pressed);
      }
    }
  }

  #answered(
    { answered, key, item }: { answered: Map<string, string>; key: string; item: string },
    repeated: number,
    waitedMs: number,
  ): void {
    answered.set(key, item);
    this.#seen = {
      answered: this.#seen.answered + 1,
      repeated: this.#seen.repeated + repeated,
      slowestMs: Math.max(this.#seen.slowestMs, waitedMs),
    };
  }

  /** Sends one request. @returns its item; undefined without an answer */
  async #press(node: Client, { token }: Player, key: string): Promise<string | undefined> {
    const body = { boxId: CHEAP.id, count: 1, versionHash: this.#versionHash };
    const asked = node.with({ token }).call(openBox, { key, body });
    const reply = await Promise.race([asked, after(PATIENCE_MS)]).catch(() => undefined);
    return reply?.status === 200 ? itemIn(reply.text) : undefined;
  }
}
