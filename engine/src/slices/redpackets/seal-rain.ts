import { RAIN_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { type Command, type Moment, type Sealed, accepted } from '../../kernel/index.ts';
import { cancelled } from './cancel-rain.ts';
import { RainSealed } from './events.ts';
import { type Rain, rainPhaseOf } from './state.ts';

/** Notes the signed checkpoint over the announcement; cancels the rain if that is late. Writes nothing if repeated. */
export const sealRain: Command<Rain, Sealed, Moment, never, null> = {
  name: 'seal-rain',
  decide(rain, { size, root, note }, { time, at }) {
    const { announced } = rain;
    if (rainPhaseOf(rain) !== 'announced' || announced === undefined) return accepted();
    return time > announced.source.time - RAIN_SEAL_BEFORE_MS
      ? accepted(...cancelled(announced, 'late', at))
      : accepted(RainSealed.of({ size, root, note }));
  },
  reply: () => null,
};
