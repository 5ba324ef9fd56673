import type { Action, Awaited, Json } from '@skins/engine/kernel';

/** A message to an outside service. */
export type Message = Extract<Action, { readonly do: 'call' }>;

/**
 * Sends a message to an outside service, possibly twice, with its own timeout. The answer arrives as a command on the
 * stream that sent the message.
 */
export type Port = (message: Message) => Promise<void>;

/** The ports to outside services, by name. */
export type Outside = ReadonlyMap<string, Port>;

/**
 * Requests a round from a public beacon, with its own timeout. Repeated requests get the same answer.
 * @throws NotOutYet before the round's time
 */
export type AskBeacon = (asked: Pick<Awaited, 'chain' | 'round'>) => Promise<Json>;

/** The round is not published yet. */
export class NotOutYet extends Error {
  override readonly name = 'NotOutYet';
  /** time of the round, in milliseconds since 1970 */
  readonly at: number;

  constructor(at: number) {
    super(`it comes out at ${new Date(at).toISOString()}`);
    this.at = at;
  }
}
