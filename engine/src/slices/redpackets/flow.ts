import { RAIN_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { type Action, type Json, type Step, sealing, stepId, streamOf } from '../../kernel/index.ts';
import { type Rain, rainPhaseOf, sumOf } from './state.ts';

/** The port that finds the checkpoint over an announced rain. */
export const RAINS_PORT = 'rains';

/** Steps of a cause below this number are the rain's own; payments use the others. */
const PAYMENTS = 10;

/** Returns a rain's next actions. */
export function nextActions(rain: Rain): readonly Action[] {
  const { announced, sealed, drawn, closed } = rain;
  if (announced === undefined) return [];
  const { source, start, endsAt } = announced;
  switch (rainPhaseOf(rain)) {
    case 'announced':
      return sealing({
        latest: source.time - RAIN_SEAL_BEFORE_MS + 1,
        late: own(announced.place, 1, 'cancel-rain', { reason: 'late' }),
        seal: { do: 'call', key: `${announced.place}/seal`, to: RAINS_PORT, request: { what: 'seal' } },
      });
    case 'sealed':
      return sealed === undefined
        ? []
        : [
            {
              do: 'beacon',
              chain: source.chain.hash,
              round: source.round,
              take: { id: stepId(sealed.place, 1), stream: streamOf(sealed.place), name: 'draw-rain' },
              giveUpAt: start,
              givenUp: own(sealed.place, 2, 'cancel-rain', { reason: 'no-beacon' }),
            },
          ];
    case 'drawn':
      return drawn === undefined ? [] : [{ do: 'until', at: endsAt, act: own(drawn.place, 1, 'close-rain') }];
    case 'closed':
      return closed === undefined ? [] : paying(rain, closed.place);
    case 'none':
    case 'cancelled':
    case 'ended':
    default:
      return [];
  }
}

/** Everybody is paid before the rest goes back. */
const paying = ({ grabbed }: Rain, closed: string): readonly Action[] => [
  ...grabbed.entrySeq().map(([player, { amounts }], k): Step => ({
    do: 'command',
    id: stepId(closed, PAYMENTS + k),
    stream: `player-${player}`,
    name: 'credit-packets',
    input: { rain: streamOf(closed), closed, packets: amounts.length, amount: sumOf(amounts) },
  })),
  own(closed, 1, 'end-rain'),
];

const own = (cause: string, n: number, name: string, input: Json = {}): Step => ({
  do: 'command',
  id: stepId(cause, n),
  stream: streamOf(cause),
  name,
  input,
});
