import type { Place } from './place.ts';

/** Plain JSON data. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A command that a flow has to send. Its id derives from the place that caused it, so a repeat is harmless. */
export interface Step {
  readonly do: 'command';
  /** 'coinflip-1#3/2': the second step that the third event of the stream asks for */
  readonly id: string;
  readonly stream: string;
  /** name of the command */
  readonly name: string;
  readonly input: Json;
  /** step to take if the command is refused; without it, a refusal is a defect and parks the flow */
  readonly refused?: Step;
}

/**
 * A round of a public draw, which comes in as a command. Its input is the published round (`BeaconRound`), the same
 * however
 * often and by whomever it is requested.
 */
export interface Awaited {
  readonly do: 'beacon';
  /** hash of the beacon */
  readonly chain: string;
  readonly round: number;
  /** the command that takes the round */
  readonly take: Pick<Step, 'id' | 'stream' | 'name'>;
  /** milliseconds since 1970: a round not available by then is given up, after a last request */
  readonly giveUpAt: number;
  readonly givenUp: Step;
}

/**
 * A next step of a flow; several run one after the other. `until` waits for an absolute time from the log and then acts:
 * the
 * deciding stream checks the time, the timer only wakes. `event` waits for another event of the stream. `call` calls an
 * outside provider, once per key.
 */
export type Action =
  | Step
  | Awaited
  | { readonly do: 'until'; readonly at: number; readonly act: Action }
  | { readonly do: 'event' }
  | { readonly do: 'call'; readonly key: string; readonly to: string; readonly request: Json };

/** Returns the id of the n-th step, from 1, that an event asks for. */
export const stepId = (cause: Place, n: number): string => `${cause}/${n}`;
