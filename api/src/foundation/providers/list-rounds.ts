import type { Command, Moment } from '@skins/engine/kernel';
import type { Flows } from '../flows/index.ts';
import { Rounds } from '../flows/rounds.ts';
import type { Game } from '../game/game.ts';
import type { FoldedStreams } from '../runtime/index.ts';
import { type Lease, holds } from '../store/index.ts';

/** Interval between comparisons of a provider's list with the log, in milliseconds; shorter while the shop waits for one. */
const EVERY_MS = 600_000;
const HELD_MS = 5_000;
const STUCK_MAX = 10_000;

interface Looks {
  readonly run: () => Promise<unknown>;
  /** whether something waits until the list has been read */
  readonly held: () => boolean;
  readonly failed: (err: unknown) => void;
  /** the right to ask the provider, among several nodes; undefined: this is the only server */
  readonly lease: Lease | undefined;
}

/** Reads a provider's list periodically, so a missed callback still arrives. */
export class ListRounds {
  readonly #rounds: Rounds;
  readonly #pause: Looks['held'];

  constructor({ run, held, failed, lease }: Looks) {
    this.#pause = held;
    this.#rounds = new Rounds({
      run: async () => {
        if (holds(lease)) await run();
      },
      pause: () => (held() ? HELD_MS : EVERY_MS),
      failed,
    });
  }

  start(): void {
    this.#rounds.start(this.#pause() ? 0 : EVERY_MS);
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** A round calls it between its parts. @throws once the shop stops */
  demandMore(): void {
    this.#rounds.demandMore();
  }
}

interface Epoch extends Moment {
  readonly epoch: number;
}

/** How to record in the log that a list was matched. */
interface Matched<State, Input extends { readonly epoch: number }> {
  readonly command: Command<State, Input, Pick<Epoch, 'epoch'>, { readonly code: string }, null>;
  readonly streams: FoldedStreams<State>;
  readonly stream: string;
  /** the provider's name in events */
  readonly provider: string;
  readonly input: NoInfer<Input>;
}

/** Records in the log that a provider's list was read in this epoch. */
export async function noteMatched<State, Input extends { readonly epoch: number }>(
  game: Game,
  { command, streams, stream, provider, input }: Matched<State, Input>,
): Promise<void> {
  await game.runtime.execute({
    command,
    streams,
    stream,
    commandId: `matched:${input.epoch}`,
    input,
    actor: `provider:${provider}`,
    context: () => ({ epoch: game.epochs().epoch }),
  });
}

/** Retries stuck flows of the streams whose names begin with a prefix. */
export async function retryStuck(flows: Flows, prefix: string): Promise<void> {
  for (const { stream, place } of await flows.listing.stuck(STUCK_MAX))
    if (stream.startsWith(prefix)) await flows.retry(place);
}
