import { RAIN_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { type AnyEvent, type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { moved } from './announce-rain.ts';
import { type CancelReason, RainCancelled } from './events.ts';
import { type Rain, rainPhaseOf } from './state.ts';

interface CancelRain {
  readonly reason: 'late' | 'no-beacon';
}

/** Returns the events by which everything reserved goes back. */
export const cancelled = (
  { place, terms }: NonNullable<Rain['announced']>,
  reason: CancelReason,
  at: string,
): readonly AnyEvent[] => [
  RainCancelled.of({ announced: place, reason }),
  moved('rain-return', { from: 'escrow', to: 'house', amount: terms.total }, at),
];

/** Cancels a rain that was not signed in time, or whose round is not out at the start. Writes nothing if it goes on. */
export const cancelRain: Command<Rain, CancelRain, Moment, never, null> = {
  name: 'cancel-rain',
  decide(rain, { reason }, { time, at }) {
    const { announced } = rain;
    if (announced === undefined || rainPhaseOf(rain) !== (reason === 'late' ? 'announced' : 'sealed'))
      return accepted();
    const due =
      reason === 'late' ? time > announced.source.time - RAIN_SEAL_BEFORE_MS : time >= announced.start;
    invariant(due, 'a rain is cancelled when its time has come');
    return accepted(...cancelled(announced, reason, at));
  },
  reply: () => null,
};
