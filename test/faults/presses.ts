import { randomUUID } from 'node:crypto';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import type { Client } from '../http/client.ts';
import type { Player } from '../http/player.ts';
import { CHEAP } from '../http/test-catalogue.ts';

/** HTTP's, for what is not done for the moment. */
const TURNED_AWAY = 503;

/** A player's openings of one box each, by what was heard of them. */
export class Presses {
  readonly acknowledged = new Set<string>();
  /** turned away: nothing of them may be in the log */
  readonly refused = new Set<string>();
  /** nobody answered, or with a failure: they are there or not */
  readonly unanswered = new Set<string>();
  readonly #player: Player;
  #versionHash = '';

  constructor(player: Player) {
    this.#player = player;
  }

  /** Presses so often, one after another. @returns whether the shop was there to the end */
  async press(shop: Client, times: number): Promise<boolean> {
    if (this.#versionHash === '')
      ({ versionHash: this.#versionHash } = await shop.ask(boxDetails, { query: { boxId: CHEAP.id } }));
    for (let n = 0; n < times; n += 1) if (!(await this.#send(shop, randomUUID()))) return false;
    return true;
  }

  /** Sends again what was turned away or never answered, under its key. */
  async sendAgain(shop: Client): Promise<void> {
    for (const key of [...this.refused, ...this.unanswered]) await this.#send(shop, key);
  }

  /** Only what was turned away for the moment surely did not happen. */
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
      // What fetch throws when the other side is gone.
      if (!(error instanceof TypeError)) throw error;
      this.unanswered.add(key);
      return false;
    }
  }
}
