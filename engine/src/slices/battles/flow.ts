import {
  type Action,
  type Json,
  type Step,
  awaiting,
  sealing,
  stepId,
  streamOf,
} from '../../kernel/index.ts';
import { FULL_SEAL_BEFORE_MS } from '../../fairness/index.ts';
import { LOOT_AT_ONCE } from './events.ts';
import { type Battle, type Gain, battlePhaseOf, gainsOf } from './state.ts';
import { showOf } from './times.ts';

/** The port that finds the checkpoint over a frozen battle. */
export const BATTLES_PORT = 'battles';

/** Steps of a cause below this number are the battle's own; loot and stakes use the others. */
const STAKES = 10;
const LOOT = 100;

type Created = NonNullable<Battle['created']>;

/** Returns a battle's next actions. Players who left get their stakes back first, in every phase. */
export function nextActions(battle: Battle): readonly Action[] {
  const { created, vacated } = battle;
  if (created === undefined || battle.ended !== undefined) return [];
  const left = vacated.map(({ reserved, cause }) => release(reserved, cause, STAKES));
  return [...left, ...ofPhase(battle, created)];
}

function ofPhase(battle: Battle, created: Created): readonly Action[] {
  const { frozen, sealed, drawn, finished } = battle;
  switch (battlePhaseOf(battle)) {
    case 'waiting':
      return [{ do: 'until', at: created.waitsUntil, act: own(created.place, 1, 'expire-battle') }];
    case 'frozen':
      return frozen === undefined
        ? []
        : sealing({
            latest: frozen.source.time - FULL_SEAL_BEFORE_MS + 1,
            late: own(frozen.place, 2, 'void-battle', { reason: 'late' }),
            seal: { do: 'call', key: `${frozen.place}/seal`, to: BATTLES_PORT, request: { what: 'seal' } },
          });
    case 'sealed':
      return frozen === undefined || sealed === undefined
        ? []
        : [
            awaiting(frozen.source, {
              take: { id: stepId(sealed.place, 1), stream: streamOf(sealed.place), name: 'draw-battle' },
              givenUp: own(sealed.place, 2, 'void-battle', { reason: 'no-beacon' }),
            }),
          ];
    case 'drawn': {
      if (drawn === undefined) return [];
      const { endsAt } = showOf(drawn.time, created.terms.order.length);
      return [{ do: 'until', at: endsAt, act: own(drawn.place, 1, 'finish-battle') }];
    }
    case 'finished':
      return finished === undefined ? [] : settling(battle, finished.place);
    case 'cancelled':
    case 'void':
      return returning(battle, (battle.cancelled ?? battle.voided ?? created).place);
    case 'none':
    case 'ended':
    default:
      return [];
  }
}

/** Items come before the stakes end: an account with a stake is not erased. */
function settling(battle: Battle, cause: string): readonly Action[] {
  const gains = gainsOf(battle);
  return [
    ...gains.flatMap((gain) => lootOf(gain, cause)),
    ...gains.map(({ seat: { n, reserved }, value, share }) => ({
      do: 'command' as const,
      id: stepId(cause, STAKES + n),
      stream: streamOf(reserved),
      name: 'settle-seat',
      input: { reserved, cause, value, share },
    })),
    own(cause, 1, 'end-battle'),
  ];
}

const lootOf = ({ seat: { n, reserved }, items }: Gain, cause: string): readonly Step[] =>
  Array.from({ length: Math.ceil(items.length / LOOT_AT_ONCE) }, (_, k) => ({
    do: 'command',
    id: stepId(cause, LOOT + n * STAKES + k),
    stream: streamOf(reserved),
    name: 'grant-loot',
    input: {
      reserved,
      cause,
      part: k + 1,
      items: items
        .slice(k * LOOT_AT_ONCE, (k + 1) * LOOT_AT_ONCE)
        .map(({ skinId, value }) => ({ skinId, value })),
    },
  }));

const returning = ({ seats }: Battle, cause: string): readonly Action[] => [
  ...seats.map(({ n, reserved }) => release(reserved, cause, STAKES + n)),
  own(cause, 1, 'end-battle'),
];

const release = (reserved: string, cause: string, n: number): Step => ({
  do: 'command',
  id: stepId(cause, n),
  stream: streamOf(reserved),
  name: 'release-seat',
  input: { reserved, cause },
});

const own = (cause: string, n: number, name: string, input: Json = {}): Step => ({
  do: 'command',
  id: stepId(cause, n),
  stream: streamOf(cause),
  name,
  input,
});
