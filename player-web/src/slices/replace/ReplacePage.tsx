import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { itemsQuery } from '../bag/queries';
import { isFree, useAskedItems } from '../bag/use-asked-items';
import { percent } from '../../shell/i18n/format';
import { Refused } from '../../shell/net';
import { gemsOf, unitsOf } from '../../shell/play/gems';
import { useUser } from '../../shell/session';
import { ErrorNote, Icon, Skeleton, toast, useItemName } from '../../shell/ui';
import { ConfirmDialog } from './ConfirmDialog';
import { type Done, DonePanel } from './DonePanel';
import { GivePanel } from './GivePanel';
import { TakePanel } from './TakePanel';
import { Weigh } from './Weigh';
import { paths } from './paths';
import { type BagItem, type Terms, giveQuery, quoteQuery, termsQuery } from './queries';
import { useT } from './t';
import { type Choice, useChoice } from './use-choice';
import styles from './ReplacePage.module.css';

/** `/page/replaceSkins`: exchanges items for other skins, with the fee and the difference shown before. */
export function ReplacePage() {
  const t = useT();
  const { data: terms, error, refetch } = useQuery(termsQuery);
  const first = useAskedItems(terms?.max ?? 0);
  // Waits for the bag as well: on a phone everything else stands below it.
  const { isPending } = useQuery(giveQuery(1, 'dearest'));
  const isWaiting = terms === undefined || first === undefined || isPending;
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className="split">
          <h1 className="title-page">{t('title')}</h1>
          <Link className="link" href={paths.record}>
            {t('record.title')}
          </Link>
        </div>
        <p className="lede">{t('lede')}</p>
      </div>
      {terms === undefined && error !== null && (
        <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
      )}
      {isWaiting && error === null && <Skeleton className={styles['waiting']} />}
      {!isWaiting && <Swap terms={terms} first={first} />}
    </div>
  );
}

/** Returns the worth of items after the fee, in gems, rounded like the shop does. */
const creditOf = (worth: number, fee: number): number =>
  gemsOf(Math.floor(((unitsOf(worth) ?? 0) * (10_000 - Math.round(fee * 10_000))) / 10_000));

function Swap({ terms, first }: { terms: Terms; first: readonly BagItem[] }) {
  const choice = useChoice(terms.max, first);
  const balance = useUser()?.balance ?? 0;
  const [confirming, setConfirming] = useState(false);
  const [done, setDone] = useState<Done>();
  const itemIds = choice.given.map(({ id }) => id);
  const quoted = useQuery(
    quoteQuery(
      itemIds,
      choice.taken.map(({ skinId }) => skinId),
    ),
  );
  useFreeOnly(choice, quoted.error);
  const quote = quoted.data;
  const credit = creditOf(choice.worth, terms.fee);
  return (
    <>
      {done !== undefined && <DonePanel done={done} onClose={() => setDone(undefined)} />}
      <div className={styles['swap']}>
        <GivePanel choice={choice} max={terms.max} />
        <div className={styles['middle']} aria-hidden="true">
          <span>
            <Icon name="swap" />
          </span>
        </div>
        <TakePanel
          choice={choice}
          max={terms.max}
          credit={credit}
          most={Math.min(balance, credit * terms.topUp)}
        />
      </div>
      <Weigh
        terms={terms}
        quote={quote}
        waiting={quoted.isFetching}
        error={quote === undefined ? quoted.error : null}
        onRetry={() => void quoted.refetch()}
        onConfirm={() => setConfirming(true)}
      />
      <Explained terms={terms} />
      {confirming && quote !== undefined && (
        <ConfirmDialog
          choice={choice}
          terms={terms}
          quote={quote}
          onDone={(sent, told) => {
            choice.clear();
            setDone({ sent, told });
            scrollTo({ top: 0 });
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/**
 * Takes items off the choice that are no longer free, and says which. The quote is refused for such an item, and the
 * item may be on no page any more, so the player could not unselect it.
 */
function useFreeOnly({ given, keep }: Choice, error: Error | null): void {
  const t = useT();
  const nameOf = useItemName();
  const isRefused = error instanceof Refused;
  const { data: still, isFetching } = useQuery({
    ...itemsQuery(given.map(({ id }) => id)),
    enabled: isRefused,
  });
  useEffect(() => {
    if (!isRefused || isFetching || still === undefined) return;
    const free = still.filter(isFree);
    const gone = given.filter(({ id }) => free.every((item) => item.id !== id));
    if (gone.length === 0) return;
    keep(free);
    toast.info(t('give.gone', { names: gone.map(nameOf).join(' · ') }));
    // oxlint-disable-next-line react/exhaustive-deps -- once for an answer
  }, [isRefused, isFetching, still]);
}

function Explained({ terms }: { terms: Terms }) {
  const t = useT();
  const down = terms.refund > 0 ? t('about.downText', { share: percent(terms.refund) }) : t('about.downKept');
  return (
    <div className="cards">
      <section>
        <h2 className="title-card">{t('about.up')}</h2>
        <p className="note">{t('about.upText', { share: percent(terms.topUp) })}</p>
      </section>
      <section>
        <h2 className="title-card">{t('about.down')}</h2>
        <p className="note">{down}</p>
      </section>
      <section>
        <h2 className="title-card">{t('about.price')}</h2>
        <p className="note">{t('about.priceText')}</p>
      </section>
    </div>
  );
}
