import { count } from '../../shell/i18n/format';
import type { Battle, Seat } from './queries';
import { useT } from './t';

type Seating = Pick<Battle, 'teams'> & { readonly seats: readonly Seat[] | number };

const sizeOf = ({ seats }: Seating): number => (typeof seats === 'number' ? seats : seats.length);

/** Returns a function for the way players sit: '3 seats', '2 × 2'. */
export function useSeating(): (battle: Seating) => string {
  const t = useT();
  return (battle) => {
    const seats = sizeOf(battle);
    if (battle.teams === 0) return t('seats', { count: seats });
    return Array.from({ length: battle.teams }, () => count(seats / battle.teams)).join(' × ');
  };
}

/** The name of a team in every language: A, B, C. */
export const teamLetter = (team: number): string => String.fromCodePoint(64 + team);

/** Returns a function for the name of a seat, or with teams of a team. */
export function usePartyName(battle: Battle): (of: number) => string {
  const t = useT();
  return (of) => {
    if (battle.teams > 0) return t('team', { letter: teamLetter(of) });
    const person = battle.seats.find(({ seat }) => seat === of)?.person;
    return person?.userName ?? t('seat', { seat: of });
  };
}

/** A colour for each seat or team. A name always stands beside it. */
const HUES = [168, 215, 95, 300, 25, 262] as const;
export const hueOf = (of: number): number => HUES[(of - 1) % HUES.length] ?? 168;

/** Returns the seat, or with teams the team, that a seat's result counts for. */
export const partyOf = (
  battle: Pick<Battle, 'teams'>,
  { seat, team }: Pick<Seat, 'seat' | 'team'>,
): number => (battle.teams === 0 ? seat : team);
