import type { WishRow } from '@skins/api/wishes/resources';
import type { useTexts } from './texts';

type Texts = ReturnType<typeof useTexts>;

/** Returns a wish's state, or why it ended early. */
export const stateText = (texts: Texts, { state, reason }: Pick<WishRow, 'state' | 'reason'>): string =>
  reason === null ? texts.states[state] : `${texts.states[state]}: ${texts.reasons[reason]}`;
