import { randomInt, randomUUID } from 'node:crypto';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { type Client, type Reply, dataOf } from '../http/client.ts';
import type { Player } from '../http/player.ts';
import { CHEAP } from '../http/test-catalogue.ts';

/** One press of the button, and what was heard of it. */
export interface Press {
  readonly key: string;
  readonly count: number;
  /** undefined while nobody answered */
  answer: DataOf<typeof openBox> | undefined;
}

/** A player who presses on until the shop is gone, and remembers every press. */
export class Gambler {
  readonly player: Player;
  readonly presses: Press[] = [];
  #versionHash = '';

  constructor(player: Player) {
    this.player = player;
  }

  /** Opens boxes one after another, now and then with a fresh user seed, until a call fails. */
  async playUntilCutOff(shop: Client): Promise<void> {
    const client = shop.with({ token: this.player.token });
    const query = { boxId: CHEAP.id };
    try {
      ({ versionHash: this.#versionHash } = await client.ask(boxDetails, { query }));
      for (;;) {
        if (randomInt(10) === 0)
          await client.ask(updateClientSeed, { body: { key: randomUUID().slice(0, 8) } });
        const press: Press = { key: randomUUID(), count: randomInt(1, 4), answer: undefined };
        this.presses.push(press);
        press.answer = dataOf(openBox, await this.#send(client, press));
      }
    } catch (error) {
      if (!cutOff(error)) throw error;
    }
  }

  /** Sends what nobody answered once more, with its key. */
  async resendUnanswered(shop: Client): Promise<number> {
    const client = shop.with({ token: this.player.token });
    const unanswered = this.presses.filter(({ answer }) => answer === undefined);
    for (const press of unanswered) press.answer = dataOf(openBox, await this.#send(client, press));
    return unanswered.length;
  }

  #send(client: Client, { key, count }: Press): Promise<Reply> {
    return client.call(openBox, {
      key,
      body: { boxId: CHEAP.id, count, versionHash: this.#versionHash },
    });
  }
}

// What fetch throws when the other side is gone: a TypeError of its own, or the closed socket while reading.
const cutOff = (error: unknown): boolean =>
  error instanceof TypeError && /fetch failed|terminated/.test(error.message);
