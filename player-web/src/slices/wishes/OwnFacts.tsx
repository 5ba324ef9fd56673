import { finePercent } from '../../shell/i18n/format';
import { Facts, Gem } from '../../shell/ui';
import type { Wish } from './queries';
import { useT } from './t';

/** The price of a share, the own shares, and the exact chance. */
export function OwnFacts({ wish, visitor }: { wish: Wish; visitor: boolean }) {
  const t = useT();
  return (
    <Facts
      ruled
      facts={[
        { name: t('each'), value: <Gem value={wish.sharePrice} /> },
        { name: t('mine'), value: visitor || wish.mine === 0 ? '–' : wish.mine },
        {
          name: t('chance'),
          value: wish.chance === null ? (visitor ? t('afterLogin') : '–') : finePercent(wish.chance),
        },
      ]}
    />
  );
}
