import {
  type Action,
  type Json,
  type Place,
  type Step,
  awaiting,
  sealing,
  stepId,
  streamOf,
} from '../../kernel/index.ts';
import { FULL_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { type Wish, wishPhaseOf } from './state.ts';

/** The port that finds the checkpoint over a frozen wish. */
export const WISHES_PORT = 'wishes';

/** Steps of a cause from this number on are those of stakes. */
const STAKES = 10;

type Planted = NonNullable<Wish['planted']>;

/** Returns a wish's next actions. */
export function nextActions(wish: Wish): readonly Action[] {
  const { planted, frozen, sealed, drawn } = wish;
  if (planted === undefined) return [];
  switch (wishPhaseOf(wish)) {
    case 'growing':
      return [{ do: 'until', at: planted.terms.closesAt, act: own(planted.place, 1, 'expire-wish') }];
    case 'frozen':
      return frozen === undefined
        ? []
        : sealing({
            latest: frozen.source.time - FULL_SEAL_BEFORE_MS + 1,
            late: own(frozen.place, 2, 'void-wish', { reason: 'late' }),
            seal: { do: 'call', key: `${frozen.place}/seal`, to: WISHES_PORT, request: { what: 'seal' } },
          });
    case 'sealed':
      return frozen === undefined || sealed === undefined
        ? []
        : [
            awaiting(frozen.source, {
              take: { id: stepId(sealed.place, 1), stream: streamOf(sealed.place), name: 'draw-wish' },
              givenUp: own(sealed.place, 2, 'void-wish', { reason: 'no-beacon' }),
            }),
          ];
    case 'drawn':
      return drawn === undefined ? [] : settling(wish, planted, drawn);
    case 'returned':
    case 'void': {
      const { place: cause } = wish.returned ?? wish.voided ?? planted;
      const release = ({ reserved }: Wish['runs'][number], k: number): Step =>
        sent(cause, STAKES + k, reserved, 'release-shares', { reserved, cause });
      return [...wish.runs.map(release), ...ending(planted, cause)];
    }
    case 'none':
    case 'ended':
    default:
      return [];
  }
}

function settling(
  { runs }: Wish,
  planted: Planted,
  { place: cause, reserved: lucky }: NonNullable<Wish['drawn']>,
): readonly Action[] {
  const { skinId, price: value } = planted.terms;
  const settle = ({ reserved }: Wish['runs'][number], k: number): Step =>
    sent(cause, STAKES + k, reserved, 'settle-shares', {
      reserved,
      cause,
      item: reserved === lucky ? { skinId, value } : null,
    });
  return [...runs.map(settle), ...ending(planted, cause)];
}

const ending = ({ asked }: Planted, cause: Place): readonly Step[] => [
  ...(asked === null ? [] : [sent(cause, 2, asked, 'end-planting', { asked, cause })]),
  own(cause, 1, 'end-wish'),
];

/** A step in the stream of a place that this stream decided about. */
const sent = (cause: Place, n: number, place: Place, name: string, input: Json): Step => ({
  do: 'command',
  id: stepId(cause, n),
  stream: streamOf(place),
  name,
  input,
});

const own = (cause: Place, n: number, name: string, input: Json = {}): Step =>
  sent(cause, n, cause, name, input);
