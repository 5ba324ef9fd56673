import { clsx } from 'clsx';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count, gems } from '../../shell/i18n/format';
import { ButtonLink } from '../../shell/ui';
import { PropShelf } from '../props/PropShelf';
import { BagBody, NothingYet } from './BagBody';
import { BagTools } from './BagTools';
import { paths } from './paths';
import { useBag } from './use-bag';
import { useT } from './t';
import styles from './Bag.module.css';

/** Fills rows of six, four, three and two cards. */
const PAGE_SIZE = 24;

/** `/user/case`: the player's items, held and gone, by state, source and rarity. */
export function BagPage() {
  const t = useT();
  const bag = useBag(PAGE_SIZE);
  const { data } = bag;
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{t('bag.title')}</h1>
          <ButtonLink icon="clock" href={paths.drops} label={t('bag.records')} />
        </div>
        <p className="lede">
          {data === undefined ? '…' : t('bag.total', { amount: count(data.total), worth: gems(data.worth) })}
        </p>
      </div>
      <PropShelf />
      <section className={clsx('stack', styles['bag'], styles['whole'])} aria-busy={bag.isPlaceholderData}>
        {data?.statuses.length === 0 ? (
          <NothingYet />
        ) : (
          <>
            {data !== undefined && <BagTools bag={data} view={bag.view} onChange={bag.look} whole />}
            <BagBody bag={bag} cols={6} />
          </>
        )}
      </section>
    </div>
  );
}
