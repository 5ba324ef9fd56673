import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openLogin, openModal } from '../../shell/app/modals';
import { count, moment } from '../../shell/i18n/format';
import { useSession } from '../../shell/session';
import { Button, ButtonLink, ErrorNote, Facts, Skeleton, toast } from '../../shell/ui';
import { useRecord } from '../../shell/ui/record';
import { proofOf } from '../bag/use-proofs';
import { paths as boxes } from '../boxes/paths';
import { DropPlate } from './DropPlate';
import { type OwnDrop, type OwnDrops, ownDropsQuery } from './queries';
import { rewardName } from './reward-name';
import { useT } from './t';
import styles from './Drop.module.css';

/** Item source of opened boxes: a drop is proved with its open. */
const OPENED = 1;

/** The player's drops, each with its proof, beside what the tables promised. */
export function MyDrops() {
  const t = useT();
  const { token } = useSession();
  return (
    <section className="panel pad stack" aria-labelledby="my-drops">
      <h2 className="title-card" id="my-drops">
        {t('mine.title')}
      </h2>
      {token === undefined ? (
        <>
          <p className="note">{t('mine.visitor')}</p>
          <Button variant="play" label={t('mine.login')} onClick={openLogin} />
        </>
      ) : (
        <Own />
      )}
    </section>
  );
}

function Own() {
  const t = useT();
  const { i18n } = useTranslation();
  const found = useRecord<OwnDrop, OwnDrops>(ownDropsQuery(i18n.language));
  const first = found.data?.pages[0];
  if (first === undefined)
    return found.error === null ? (
      <Skeleton className={styles['few']} />
    ) : (
      <ErrorNote error={found.error} text={t('mine.failed')} onRetry={() => void found.refetch()} />
    );
  const rows = found.data?.pages.flatMap(({ records }) => records) ?? [];
  const { opens, drops, expected } = first.mine;
  return (
    <>
      {rows.length === 0 ? (
        <>
          <p className="muted">{t('mine.none')}</p>
          <ButtonLink href={boxes.hashBoxes} label={t('mine.toBoxes')} />
        </>
      ) : (
        <ol className={styles['mine']}>
          {rows.map((row) => (
            <Mine key={row.id} row={row} />
          ))}
        </ol>
      )}
      {found.hasNextPage && (
        <Button
          size="sm"
          label={t('mine.more')}
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        />
      )}
      <Facts
        names="beside"
        facts={[
          { name: t('mine.opens'), value: count(opens) },
          { name: t('mine.expected'), value: expected.toFixed(2) },
          { name: t('mine.drops'), value: count(drops) },
        ]}
      />
    </>
  );
}

function Mine({ row: { itemId, gives, boxName, createTime } }: { row: OwnDrop }) {
  const t = useT();
  const verify = useMutation({
    mutationFn: () => proofOf({ id: itemId, source: OPENED }),
    onSuccess: (evidence) => evidence && openModal('fairness', { evidence }),
    onError: () => toast.error(t('mine.failed')),
  });
  const name = rewardName(gives);
  return (
    <li>
      <DropPlate face={gives} />
      <span>
        <b>{name}</b>
        <small>
          {boxName} · {moment(createTime)}
        </small>
      </span>
      <Button
        size="sm"
        variant="quiet"
        label={t('mine.verify')}
        aria-label={t('mine.verifyOne', { name })}
        onClick={() => verify.mutate()}
      />
    </li>
  );
}
