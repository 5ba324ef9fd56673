import { useState } from 'react';
import { sumOfGems } from '../../shell/play/gems';
import type { BagItem, Skin } from './queries';

/** The choice on both sides, across pages, in the order of choosing. */
export function useChoice(max: number, first: readonly BagItem[]) {
  const [came, setCame] = useState(first);
  const [given, setGiven] = useState(first);
  const [taken, setTaken] = useState<readonly Skin[]>([]);
  return {
    /** items chosen before the page opened, whether still chosen or not */
    came,
    given,
    taken,
    worth: sumOfGems(given.map(({ salePrice }) => salePrice)),
    price: sumOfGems(taken.map(({ price }) => price)),
    give: (item: BagItem) =>
      setGiven((had) =>
        had.some(({ id }) => id === item.id) ? without(had, item) : [...had, item].slice(0, max),
      ),
    take: (skin: Skin) =>
      setTaken((had) =>
        had.some(({ skinId }) => skinId === skin.skinId)
          ? had.filter(({ skinId }) => skinId !== skin.skinId)
          : [...had, skin].slice(0, max),
      ),
    /** Keeps only these items. */
    keep: (items: readonly BagItem[]) => {
      const stays = ({ id }: BagItem) => items.some((item) => item.id === id);
      setCame((had) => had.filter(stays));
      setGiven((had) => had.filter(stays));
    },
    clear: () => {
      setCame([]);
      setGiven([]);
      setTaken([]);
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;

const without = (items: readonly BagItem[], item: BagItem): readonly BagItem[] =>
  items.filter(({ id }) => id !== item.id);
