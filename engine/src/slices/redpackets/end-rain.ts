import { type Command, type Moment, accepted, rejected } from '../../kernel/index.ts';
import { moved } from './announce-rain.ts';
import { RainEnded } from './events.ts';
import { type Rain, leftOf, rainPhaseOf } from './state.ts';

/** It was not closed. */
export interface RainGoesOn {
  readonly code: 'rain-goes-on';
}

/** Gives the rest back once everybody is paid; its flow sends this last. Writes nothing if repeated. */
export const endRain: Command<Rain, object, Pick<Moment, 'at'>, RainGoesOn, null> = {
  name: 'end-rain',
  decide(rain, _input, { at }) {
    const phase = rainPhaseOf(rain);
    if (phase === 'ended' || phase === 'cancelled') return accepted();
    const { announced } = rain;
    if (phase !== 'closed' || announced === undefined) return rejected({ code: 'rain-goes-on' });
    const left = leftOf(rain);
    const ended = RainEnded.of({ announced: announced.place, left });
    return left === 0
      ? accepted(ended)
      : accepted(ended, moved('rain-return', { from: 'escrow', to: 'house', amount: left }, at));
  },
  reply: () => null,
};
