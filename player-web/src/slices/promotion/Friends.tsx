import { useState } from 'react';
import { count, gems, moment } from '../../shell/i18n/format';
import { Avatar, Button, type Column, ErrorNote, Gem, Skeleton, Table, Tag, useDialog } from '../../shell/ui';
import { useRecord } from '../../shell/ui/record';
import { HeldDialog } from './HeldDialog';
import { type Friend, friendsQuery } from './queries';
import { useT } from './t';
import styles from './Promotion.module.css';

/** Whom the player invited, how far they are, and what it brought. */
export function Friends() {
  const t = useT();
  const [asked, setAsked] = useState<Friend>();
  const dialog = useDialog();
  const columns = useColumns((friend) => {
    setAsked(friend);
    dialog.show();
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRecord(friendsQuery);
  const rows = data?.pages.flatMap(({ records }) => records) ?? [];
  if (data === undefined)
    return error === null ? (
      <Skeleton className={styles['waiting']} />
    ) : (
      <ErrorNote error={error} onRetry={() => void refetch()} />
    );
  return (
    <section className="panel">
      <div className={styles['head']}>
        <h2 className="title-section">{t('who')}</h2>
        <span className="note">{t('whoNote', { count: data.pages[0]?.total ?? 0 })}</span>
      </div>
      <Table label={t('who')} rows={rows} rowKey={({ id }) => id} columns={columns} />
      {hasNextPage && (
        <div className="pad">
          <Button label={t('more')} busy={isFetchingNextPage} onClick={() => void fetchNextPage()} />
        </div>
      )}
      {asked !== undefined && <HeldDialog friend={asked} control={dialog} />}
    </section>
  );
}

function useColumns(onAsk: (friend: Friend) => void): readonly Column<Friend>[] {
  const t = useT();
  return [
    {
      key: 'friend',
      head: t('friend'),
      cell: ({ avatar, name }) => (
        <span className={styles['player']}>
          <Avatar image={avatar} size={34} />
          <b>{name}</b>
        </span>
      ),
    },
    { key: 'came', head: t('came'), named: true, cell: ({ createTime }) => moment(createTime) },
    {
      key: 'went',
      head: t('went'),
      cell: ({ counted }) => (
        <Tag tone={counted > 0 ? 'ok' : undefined} label={t(counted > 0 ? 'hasPlayed' : 'hasRegistered')} />
      ),
    },
    { key: 'counted', head: t('counted'), named: true, cell: ({ counted }) => gems(counted) },
    {
      key: 'paid',
      head: t('brought'),
      named: true,
      cell: ({ paid, held }) => (
        <>
          {paid > 0 ? <Gem value={paid} sign="in" /> : <span className="muted">—</span>}{' '}
          {held > 0 && <Tag tone="warn" label={t('heldOf', { held: gems(held) })} />}
        </>
      ),
    },
    {
      key: 'proof',
      head: t('proof'),
      align: 'end',
      cell: (friend) => <Proof friend={friend} onAsk={onAsk} />,
    },
  ];
}

function Proof({ friend, onAsk }: { friend: Friend; onAsk: (friend: Friend) => void }) {
  const t = useT();
  const { state, position, name } = friend;
  if (state === 'none') return <span className="note">{t('waits')}</span>;
  if (state === 'due') return <span className="note">{t('due')}</span>;
  if (state === 'paid')
    return <span className="mono note">{position === null ? '' : `#${count(Number(position))}`}</span>;
  return (
    <Button size="sm" label={t('why')} aria-label={t('whyOf', { name })} onClick={() => onAsk(friend)} />
  );
}
