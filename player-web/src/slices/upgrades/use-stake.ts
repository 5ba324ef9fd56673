import { useState } from 'react';
import type { BagItem } from '../bag/queries';
import { typedNumber } from '../../shell/i18n/format';
import { sumOfGems, unitsOf } from '../../shell/play/gems';
import type { Target } from './queries';

/** Most items in a stake. */
export const MOST_ITEMS = 6;

/** The stake and the target being chosen. */
export function useStake(first: Target | undefined, staked: readonly BagItem[]) {
  const [items, setItems] = useState(staked);
  const [gemsText, setGemsText] = useState('');
  const [chosen, setTarget] = useState<Target>();
  const target = chosen ?? first;
  const gems = gemsIn(gemsText);
  return {
    items,
    gemsText,
    /** undefined if the typed text is not an amount */
    gems,
    target,
    /** items at their grant value plus gems, in gems */
    worth: sumOfGems([...items.map(({ salePrice }) => salePrice), gems ?? 0]),
    setItems: (wanted: readonly BagItem[]) => setItems(wanted.slice(0, MOST_ITEMS)),
    drop: (itemId: string) => setItems(items.filter(({ id }) => id !== itemId)),
    setGemsText,
    setTarget,
  };
}
export type Stake = ReturnType<typeof useStake>;

/** Parses a typed amount; an empty text is 0. */
function gemsIn(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const gems = Number(typedNumber(text));
  return unitsOf(gems) === undefined ? undefined : gems;
}
