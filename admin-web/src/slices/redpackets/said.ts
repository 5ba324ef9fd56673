import type { RainRow } from '@skins/api/redpackets/resources';
import type { useTexts } from './texts';

type Texts = ReturnType<typeof useTexts>;

/** Returns a rain's state, or why it was cancelled. */
export const stateText = (texts: Texts, { state, reason }: Pick<RainRow, 'state' | 'reason'>): string =>
  reason === null ? texts.states[state] : `${texts.states[state]}: ${texts.reasons[reason]}`;
