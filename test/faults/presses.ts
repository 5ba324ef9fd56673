import { randomUUID } from 'node:crypto';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import type { Client } from '../http/client.ts';
import type { Player } from '../http/player.ts';
import { CHEAP } from '../http/test-catalogue.ts';

/** HTTP status of requests that are refused for now. */
const TURNED_AWAY = 503;

/** A player's openings of one box, by the answers received. */
export class Presses {
  readonly acknowledged = new Set<string>();
  /** refused for now: nothing of them may be in the log */
  readonly refused = new Set<string>();
  /** not answered, or with a failure: they may be in the log or not */
  readonly unanswered = new Set<string>();
  readonly #player: Player;
  #versionHash = '';

  constructor(player: Player) {
    this.#player = player;
  }

  /** Presses repeatedly. @returns whether the shop answered to the end */
  async press(shop: Client, times: number): Promise<boolean> {
    if (this.#versionHash === '')
      ({ versionHash: this.#versionHash } = await shop.ask(boxDetails, { query: { boxId: CHEAP.id } }));
    for (let n = 0; n < times; n += 1) if (!(await this.#send(shop, randomUUID()))) return false;
    return true;
  }

  /** Resends refused and unanswered presses under their keys. */
  async sendAgain(shop: Client): Promise<void> {
    for (const key of [...this.refused, ...this.unanswered]) await this.#send(shop, key);
  }

  /** Only a press that is refused for now certainly did not happen. */
  #heardAs(status: number): Set<string> {
    if (status === 200) return this.acknowledged;
    return status === TURNED_AWAY ? this.refused : this.unanswered;
  }

  async #send(shop: Client, key: string): Promise<boolean> {
    const body = { boxId: CHEAP.id, count: 1, versionHash: this.#versionHash };
    for (const heard of [this.refused, this.unanswered]) heard.delete(key);
    try {
      const { status } = await shop.with({ token: this.#player.token }).call(openBox, { body, key });
      this.#heardAs(status).add(key);
      return true;
    } catch (error) {
      // fetch throws a TypeError if the other side is gone.
      if (!(error instanceof TypeError)) throw error;
      this.unanswered.add(key);
      return false;
    }
  }
}
