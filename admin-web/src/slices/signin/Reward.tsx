import type { SignInRow } from '@skins/api/signin/resources';
import { useFormat } from '../../shell/i18n';
import { CatalogueLink } from '../../shell/ui/CatalogueLink';
import { useTexts } from './texts';

/** A day's reward in words: `skin fragment · ×2`; a skin or a box by its name. */
export function Reward({ row: { rewardNum, rewardType, rewardOf } }: { row: SignInRow }) {
  const format = useFormat();
  const names = new Map(Object.entries(useTexts().types));
  const amount = rewardType === 'diamond' ? format.gems(rewardNum) : `×${format.count(rewardNum)}`;
  return (
    <>
      {names.get(rewardType) ?? rewardType} · {amount}
      {rewardOf !== null && (
        <>
          {' · '}
          <CatalogueLink of={rewardType === 'skins' ? 'skins' : 'boxes'} id={rewardOf} />
        </>
      )}
    </>
  );
}
