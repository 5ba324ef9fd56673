import { useLocation } from 'wouter';
import { count, gems } from '../../shell/i18n/format';
import { Button, Dialog, type DialogControl } from '../../shell/ui';
import { routeAt } from '../../shell/app/routes';
import { PropShelf } from '../props/PropShelf';
import { BagBody, NothingYet } from './BagBody';
import { BagTools } from './BagTools';
import { paths } from './paths';
import { useBag } from './use-bag';
import { useT } from './t';
import styles from './Bag.module.css';

/** items per page (spec 9.5) */
const PAGE_SIZE = 6;

/** The player's items, six to a page. */
export function BagDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [, navigate] = useLocation();
  const bag = useBag(PAGE_SIZE);
  const { data } = bag;
  const close = () => control.close();
  const to = (path: string) => () => void close().then(() => navigate(path));
  return (
    <Dialog
      control={control}
      title={t('bag.title')}
      note={data && t('bag.total', { amount: count(data.total), worth: gems(data.worth) })}
      width={900}
      className={styles['bag']}
      foot={
        <>
          <Button icon="clock" label={t('bag.records')} onClick={to(paths.drops)} />
          {routeAt(paths.exchange) !== undefined && (
            <Button icon="swap" label={t('bag.exchange')} onClick={to(paths.exchange)} />
          )}
          <Button variant="solid" icon="bag" label={t('bag.retrieve')} onClick={to(paths.bag)} />
        </>
      }
    >
      <div className="stack" aria-busy={bag.isPlaceholderData}>
        <PropShelf leave={close} />
        {data?.statuses.length === 0 ? (
          <NothingYet onLeave={close} />
        ) : (
          <>
            {data !== undefined && <BagTools bag={data} view={bag.view} onChange={bag.look} />}
            <BagBody bag={bag} cols={3} onLeave={close} />
          </>
        )}
      </div>
    </Dialog>
  );
}
