import { type Action, type Json, type Step, stepId, streamOf } from '../../../engine/src/kernel/index.ts';
import type { Duel, Seat } from './state.ts';

/** Returns a duel's next actions. The stakes follow the draw; the duel ends when all stakes have. */
export function nextActions(duel: Duel): readonly Action[] {
  const { phase, joinBy, seats } = duel;
  switch (phase) {
    case 'none':
    case 'ended':
      return [];
    case 'open':
      return [{ do: 'until', at: joinBy, act: own(duel, 1, 'expire-duel') }];
    case 'seated':
      return [own(duel, 1, 'draw-duel')];
    case 'drawn':
    case 'expired':
    default:
      return [
        ...seats.map((seat, k) => followed(duel, seat, k + 1)),
        own(duel, seats.length + 1, 'end-duel'),
      ];
  }
}

const own = ({ cause }: Duel, n: number, name: string, input: Json = {}): Step => ({
  do: 'command',
  id: stepId(cause, n),
  stream: streamOf(cause),
  name,
  input,
});

/** The stake of a seat, settled or released. */
function followed({ phase, cause, stake, winner }: Duel, { reserved }: Seat, n: number): Step {
  return {
    do: 'command',
    id: stepId(cause, n),
    stream: streamOf(reserved),
    ...(phase === 'drawn'
      ? { name: 'settle-stake', input: { reserved, cause, won: winner === reserved ? 2 * stake : 0 } }
      : { name: 'release-stake', input: { reserved, cause } }),
  };
}
