import {
  CommandRuntime,
  FoldedStreams,
  MemoryBudget,
  type Outcome,
  ShopClock,
} from '@skins/api/foundation/runtime';
import { nativeSha256 } from '@skins/api/foundation/secrets';
import { type EventStore, createMemoryStore } from '@skins/api/foundation/store';
import { playerStream } from '@skins/engine/accounts';
import { type AnyStreamKind, type StreamKind, idOf, kindOf } from '@skins/engine/kernel';
import { type Player, codec, shop as slices } from '@skins/engine/shop';
import { sampleSecrets } from '../seeds/sample-secrets.ts';
import type { Asked } from '../kit/kit.ts';
import type { AnyOrder, View } from '../kit/order.ts';
import { before } from '../kit/steps.ts';

/** Short, so that players come to the end of several. */
export const CHAIN_LENGTH = 20;

/** What everybody begins with: some plays more, and it is spent. */
export const GEMS = 60;

/** The seeds of every player: what nobody may learn before they are rolled. */
export const secrets = sampleSecrets(CHAIN_LENGTH, nativeSha256);

export type Answer = Outcome<{ readonly code: string }, unknown>;

/** A command as it was sent: it can be sent again. */
export interface Sent {
  readonly commandId: string;
  readonly order: AnyOrder;
}

/** Room for what one order looks at, not for all: streams are read anew now and then. */
const MEMORY_BYTES = 60_000;

/** Between two commands: what is announced a minute ahead comes to count within a play. */
const STEP_MS = 10_000;

type Streams = ReadonlyMap<string, FoldedStreams<unknown>>;

/** The deciders of all slices and the runtime over a store; everything is there that steps need. */
export class Shop implements View {
  readonly store: EventStore;
  #runtime: CommandRuntime;
  #streams: Streams;
  #time = 1_700_000_000_000;

  private constructor(store: EventStore) {
    this.store = store;
    this.#runtime = this.#newRuntime();
    this.#streams = streamsOn(store);
  }

  static async on(store: EventStore = createMemoryStore()): Promise<Shop> {
    const shop = new Shop(store);
    for (const [n, order] of before(CHAIN_LENGTH, GEMS).entries()) {
      const { kind } = await shop.send({ commandId: `begin-${n}`, order });
      if (kind !== 'done') throw new Error(`${order.command.name} at the beginning: ${kind}`);
    }
    return shop;
  }

  /** Forgets everything that is in memory, as a new process does. */
  restart(): void {
    this.#runtime = this.#newRuntime();
    this.#streams = streamsOn(this.store);
  }

  /** Makes a command out of what somebody has in front of the eyes when pressing the button. */
  async look({ looks, order }: Asked, commandId: string): Promise<Sent> {
    await this.#load(looks);
    return { commandId, order: order(this) };
  }

  /** Sends a command, for the first time or again. */
  async send({ commandId, order }: Sent): Promise<Answer> {
    const { command, stream, actor, input, reads, context } = order;
    await this.#load(reads);
    return this.#runtime.execute<unknown, unknown, unknown, { readonly code: string }, unknown>({
      command,
      streams: this.#of(stream),
      stream,
      commandId,
      input,
      actor,
      context: (moment) =>
        context({ ...moment, playerId: idOf(stream), commandId, secrets, hash: nativeSha256 }, this),
    });
  }

  get time(): number {
    return this.#time;
  }

  /** Lets time pass, in milliseconds. */
  wait(ms: number): void {
    this.#time += ms;
  }

  /** Of a stream that was loaded before. */
  stateOf<State>({ fold }: StreamKind<State>, stream: string): State {
    const folded: object = this.#of(stream).peek(stream) ?? { state: fold.initial };
    // The state of a stream is what the fold of its kind made.
    return Reflect.get(folded, 'state');
  }

  async player(playerId: string): Promise<Player> {
    const stream = playerStream(playerId);
    await this.#load([stream]);
    return this.stateOf(slices.streams.player, stream);
  }

  async #load(streams: readonly string[]): Promise<void> {
    // Who reads what is there already waits no longer than others.
    const missing = streams.filter((stream) => this.#of(stream).peek(stream) === undefined);
    for (const stream of missing) await this.#of(stream).load(stream);
  }

  #of(stream: string): FoldedStreams<unknown> {
    const streams = this.#streams.get(kindOf(stream));
    if (streams === undefined) throw new RangeError(`no kind of stream: ${stream}`);
    return streams;
  }

  #newRuntime(): CommandRuntime {
    return new CommandRuntime(this.store, codec, new ShopClock({ wall: () => (this.#time += STEP_MS) }, 0));
  }
}

function streamsOn(store: EventStore): Streams {
  const memory = new MemoryBudget(MEMORY_BYTES);
  return new Map(
    Object.entries<AnyStreamKind>(slices.streams).map(([kind, { fold }]) => [
      kind,
      new FoldedStreams(store, fold, codec, memory),
    ]),
  );
}
