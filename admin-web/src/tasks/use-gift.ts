import type { ClaimRow } from '@skins/api/tasks/resources';
import { useFormat } from '../i18n';
import { useTexts } from './texts';

/** What a claim gave, in words. */
export function useGift(): (row: ClaimRow) => string {
  const texts = useTexts();
  const format = useFormat();
  return ({ type, of, count, gems }) => {
    const amount = type === 'diamond' ? format.gems(gems) : type === 'box' ? '' : `×${count}`;
    return [texts.types[type], of, amount].filter((word) => word !== '').join(' · ');
  };
}
