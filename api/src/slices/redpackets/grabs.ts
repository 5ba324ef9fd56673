import { randomUUID } from 'node:crypto';
import { flowActor } from '@skins/engine/kernel';
import {
  type Ask,
  GRABS_AT_ONCE,
  type GrabFault,
  type PacketsGrabbed,
  grabFault,
  grabPackets,
} from '@skins/engine/redpackets';
import type { Game } from '../../foundation/game/game.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';

type Packet = Parameters<(typeof PacketsGrabbed)['of']>[0]['packets'][number];

/** The answer to a player who asked for a packet. */
export type Grabbed = { readonly packet: Packet } | { readonly fault: GrabFault };

interface Waiting {
  readonly ask: Ask;
  readonly settle: (grabbed: Grabbed) => void;
  readonly fail: (error: unknown) => void;
}

/** Grabs of rains in the order in which they came: as many as wait are taken by one append. */
export class Grabs {
  readonly #game: Game;
  readonly #seedOf: (rain: { readonly stream: string; readonly epoch: number }) => string;
  /** by stream */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(game: Game, seedOf: (rain: { readonly stream: string; readonly epoch: number }) => string) {
    this.#game = game;
    this.#seedOf = seedOf;
  }

  /** Grabs a player's next packet. @throws what the runtime throws: then it may be grabbed or not */
  grab(stream: string, ask: Ask): Promise<Grabbed> {
    return new Promise((settle, fail) => {
      const queue = this.#waiting.get(stream);
      const one = { ask, settle, fail };
      if (queue !== undefined) queue.push(one);
      else {
        this.#waiting.set(stream, [one]);
        void this.#work(stream);
      }
    });
  }

  async #work(stream: string): Promise<void> {
    for (;;) {
      const queue = this.#waiting.get(stream) ?? [];
      if (queue.length === 0) break;
      const batch = queue.splice(0, GRABS_AT_ONCE);
      try {
        await this.#take(stream, batch);
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#waiting.delete(stream);
  }

  async #take(stream: string, batch: readonly Waiting[]): Promise<void> {
    const { runtime, streams, clock, epochs } = this.#game;
    const { epoch } = epochs();
    const outcome = await runtime.execute({
      command: grabPackets,
      streams: streams.rain,
      stream,
      commandId: `${stream}/grab/${randomUUID()}`,
      input: { asks: batch.map(({ ask }) => ({ player: ask.player, device: ask.device })) },
      actor: flowActor(stream),
      context: ({ time }) => ({
        time,
        hash: nativeSha256,
        seed: this.#seedOf({ stream, epoch }),
        epoch,
      }),
    });
    const given = outcome.kind === 'done' ? [...outcome.reply] : [];
    const { state } = await streams.rain.read(stream);
    for (const { ask, settle } of batch) {
      const at = given.findIndex(({ player }) => player === ask.player);
      const [packet] = at === -1 ? [] : given.splice(at, 1);
      settle(
        packet === undefined
          ? { fault: grabFault(state, ask, { time: clock(), epoch }) ?? { code: 'rain-empty' } }
          : { packet },
      );
    }
  }
}
