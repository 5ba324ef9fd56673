import type { DeckRow } from '@skins/api/luckycard/resources';
import type { useTexts } from './texts';

type Texts = ReturnType<typeof useTexts>;

/** Units of a return: 9,200 is 92 %. */
export const RETURN_UNITS = 10_000;

/** Returns a deck's state, or why it closed early. */
export const stateText = (texts: Texts, { state, reason }: Pick<DeckRow, 'state' | 'reason'>): string =>
  reason === null || reason === 'finished'
    ? texts.states[state]
    : `${texts.states[state]}: ${texts.reasons[reason]}`;
