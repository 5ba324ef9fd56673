import { type Command, type DrawnRound, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { cancelled } from './cancel-rain.ts';
import { type CancelReason, RainDrawn } from './events.ts';
import { type Rain, rainPhaseOf } from './state.ts';

interface DrawRainContext extends Moment {
  /** whether the rules in force let rains fall */
  readonly open: boolean;
  readonly epoch: number;
}

/** Takes the beacon's round before the start, or cancels the rain. Writes nothing if repeated. */
export const drawRain: Command<Rain, DrawnRound, DrawRainContext, never, null> = {
  name: 'draw-rain',
  decide(rain, by, { time, at, open, epoch }) {
    const { announced } = rain;
    if (rainPhaseOf(rain) !== 'sealed' || announced === undefined) return accepted();
    invariant(by.round === announced.source.round, 'a rain is drawn by the round that was fixed');
    const reason = hindrance(time >= announced.start, open, epoch === announced.epoch);
    return reason === undefined
      ? accepted(RainDrawn.of({ by }))
      : accepted(...cancelled(announced, reason, at));
  },
  reply: () => null,
};

function hindrance(begun: boolean, open: boolean, ofEpoch: boolean): CancelReason | undefined {
  if (begun) return 'no-beacon';
  if (!ofEpoch) return 'epoch';
  return open ? undefined : 'closed';
}
