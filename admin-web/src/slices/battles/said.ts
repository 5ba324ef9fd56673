import type { BattleRow } from '@skins/api/battles/resources';
import type { useTexts } from './texts';

type Texts = ReturnType<typeof useTexts>;

/** Returns a battle's state, or why it ended early. */
export const stateText = (texts: Texts, { state, reason }: Pick<BattleRow, 'state' | 'reason'>): string =>
  reason === null ? texts.states[state] : `${texts.states[state]}: ${texts.reasons[reason]}`;

/** Returns how its players sit: '3', or '2 × 2' for two teams of two. */
export const seatingText = ({ seats, teams }: Pick<BattleRow, 'seats' | 'teams'>): string =>
  teams === 0 ? String(seats) : Array.from({ length: teams }, () => seats / teams).join(' × ');
