import { randomInt, randomUUID } from 'node:crypto';
import { boxDetails, openBox } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { updateClientSeed } from '@skins/api/seeds/contract';
import { type Client, type Reply, dataOf } from '../http/client.ts';
import type { Player } from '../http/player.ts';
import { CHEAP } from '../http/test-catalogue.ts';

/** A press of the button and its answer. */
export interface Press {
  readonly key: string;
  readonly count: number;
  /** undefined until it is answered */
  answer: DataOf<typeof openBox> | undefined;
}

/** A player who plays until the shop is gone and records every press. */
export class Gambler {
  readonly player: Player;
  readonly presses: Press[] = [];
  #versionHash = '';

  constructor(player: Player) {
    this.player = player;
  }

  /** Opens boxes one after another, sometimes with a fresh user seed, until a call fails. */
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

  /** Resends unanswered presses under their keys. */
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

// fetch throws a TypeError if the other side is gone, or if the socket closes during a read.
const cutOff = (error: unknown): boolean =>
  error instanceof TypeError && /fetch failed|terminated/.test(error.message);
