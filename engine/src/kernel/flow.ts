import type { Place } from './place.ts';

/** Plain data, as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A command that a flow has to send: its id says the place that caused it, so that a repeat is harmless. */
export interface Step {
  readonly do: 'command';
  /** 'coinflip-1#3/2': the second step that the third event of the stream asks for */
  readonly id: string;
  readonly stream: string;
  /** of the command */
  readonly name: string;
  readonly input: Json;
  /** what follows when the command is refused; a refusal of any other step is a defect, and parks the flow */
  readonly refused?: Step;
}

/**
 * A public draw's round, which comes in as a command: its input is the round as it came out (`BeaconRound`), which is the same
 * whoever asks for it and however often.
 */
export interface Awaited {
  readonly do: 'beacon';
  /** hash of the beacon */
  readonly chain: string;
  readonly round: number;
  /** the command that takes the round */
  readonly take: Pick<Step, 'id' | 'stream' | 'name'>;
  /** milliseconds since 1970: a round that cannot be had by then is given up; asked for once more before */
  readonly giveUpAt: number;
  readonly givenUp: Step;
}

/**
 * What has to happen next, of several things one after the other. `until` waits for an absolute time out of the log and then
 * acts: the deciding stream checks the time, the timer only wakes. `event` waits for another event of the stream; `call` tells
 * an outside provider, once under its key.
 */
export type Action =
  | Step
  | Awaited
  | { readonly do: 'until'; readonly at: number; readonly act: Action }
  | { readonly do: 'event' }
  | { readonly do: 'call'; readonly key: string; readonly to: string; readonly request: Json };

/** The id of the n-th step, from 1, that an event asks for. */
export const stepId = (cause: Place, n: number): string => `${cause}/${n}`;
