import type { Append } from '@skins/api/foundation/store';
import { CoinsMoved } from '../samples/api/purse.ts';

/** Events of each append of the small shop. */
export const EVENTS_PER_APPEND = 3;

/** The append of a small shop under this id, to a stream that has so many events. */
export const appendOf = (stream: string, expectedVersion: number, id: string): Append => ({
  stream,
  expectedVersion,
  events: Array.from({ length: EVENTS_PER_APPEND }, (_, n) =>
    CoinsMoved.of({ by: 1, left: expectedVersion + n + 1 }),
  ),
  command: { id, inputHash: 'a'.repeat(64) },
  time: 1_700_000_000_000,
  actor: 'system',
});

/** An append that was acknowledged. */
export interface Told {
  readonly stream: string;
  readonly id: string;
}

export const lineOf = ({ stream, id }: Told): string => `told ${stream} ${id}\n`;

/** What was acknowledged in some output; a line that was cut off was not. */
export const toldIn = (output: string): Told[] =>
  [...output.matchAll(/^told (\S+) (\S+)\n/gm)].map(([, stream = '', id = '']) => ({ stream, id }));
