import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useAskedItems } from '../bag/use-asked-items';
import { SeedPanel } from '../seeds/SeedPanel';
import { Skeleton } from '../../shell/ui';
import { Below } from './Below';
import { Forge } from './Forge';
import { targetQuery, termsQuery } from './queries';
import { percent } from '../../shell/i18n/format';
import { useT } from './t';
import { MOST_ITEMS } from './use-stake';

/** `/page/upgrade`: the stake, the dial and the target; the rules and the latest upgrades below. */
export function UpgradePage() {
  const t = useT();
  const wanted = new URLSearchParams(useSearch()).get('target') ?? undefined;
  const staked = useAskedItems(MOST_ITEMS);
  const { data: terms } = useQuery(termsQuery());
  const { data: target } = useQuery(targetQuery(wanted));
  return (
    <>
      <Forge key={`${target?.skinId} ${staked !== undefined}`} first={target} staked={staked ?? []} />
      <div className="page page-main wall">
        <div className="aside aside-late">
          <Below />
          <aside className="stack aside-fixed">
            {terms === undefined ? (
              <Skeleton shape="plate" />
            ) : (
              <>
                <SeedPanel versionHash={terms.rulesHash} />
                <p className="note">
                  {t('terms', {
                    least: percent(terms.minimumPumpingRatio),
                    most: percent(terms.drawProportion),
                    from: percent(terms.minimumRate),
                    to: percent(terms.maximumRate),
                  })}
                </p>
              </>
            )}
          </aside>
        </div>
      </div>
    </>
  );
}
