import type { Action, Awaited, Json } from '@skins/engine/kernel';

/** What goes to somebody outside. */
export type Message = Extract<Action, { readonly do: 'call' }>;

/**
 * Tells somebody outside, who may hear it twice, and ends by itself. The answer comes in as a command on the stream that asked.
 */
export type Port = (message: Message) => Promise<void>;

/** Who can be told, by name. */
export type Outside = ReadonlyMap<string, Port>;

/**
 * Asks a public beacon for a round, and ends by itself. Whoever asks again hears the same.
 * @throws NotOutYet before the round's time
 */
export type AskBeacon = (asked: Pick<Awaited, 'chain' | 'round'>) => Promise<Json>;

/** The time of a round has not come. */
export class NotOutYet extends Error {
  override readonly name = 'NotOutYet';
  /** milliseconds since 1970 */
  readonly at: number;

  constructor(at: number) {
    super(`it comes out at ${new Date(at).toISOString()}`);
    this.at = at;
  }
}
