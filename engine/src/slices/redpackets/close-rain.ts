import { type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { RainClosed } from './events.ts';
import { type Rain, rainPhaseOf } from './state.ts';

interface CloseRainContext extends Pick<Moment, 'time'> {
  /** Returns the seed of an epoch. */
  readonly seedOf: (epoch: number) => string;
}

/** Ends the fall and reveals the seed. Writes nothing if repeated. */
export const closeRain: Command<Rain, object, CloseRainContext, never, null> = {
  name: 'close-rain',
  decide(rain, _input, { time, seedOf }) {
    const { announced, grabbed, packets, issued } = rain;
    if (rainPhaseOf(rain) !== 'drawn' || announced === undefined) return accepted();
    invariant(time >= announced.endsAt, 'a fall ends when its time is over');
    return accepted(RainClosed.of({ seed: seedOf(announced.epoch), packets, players: grabbed.size, issued }));
  },
  reply: () => null,
};
