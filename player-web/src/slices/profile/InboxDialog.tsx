import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ago, gems, moment } from '../../shell/i18n/format';
import { serverNow } from '../../shell/net/clock';
import { useResultsHeld } from '../../shell/play/results';
import {
  Button,
  Dialog,
  type DialogControl,
  Empty,
  ErrorNote,
  Icon,
  Skeleton,
  SkinPlate,
  colourOf,
  failureText,
  toast,
  useItemName,
} from '../../shell/ui';
import { linkOf } from './links';
import { type Notice, inboxQuery, readAll } from './inbox-queries';
import { useT } from './t';
import styles from './Inbox.module.css';

/** One list of what the player waited for. Closing it marks what it showed as read. */
export function InboxDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...inboxQuery, enabled: !held });
  const records = data?.records ?? [];
  const reading = useMutation({
    mutationFn: readAll,
    onError: (failure) => toast.error(failureText(failure)),
  });
  const closed = () => {
    control.closed();
    // An unanswered mark only leaves the dots where they are.
    readAll(records).catch(() => undefined);
  };
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('inbox.title')}
      note={data && (data.unread > 0 ? t('inbox.unread', { count: data.unread }) : t('inbox.none'))}
      width={480}
      foot={
        data !== undefined &&
        data.unread > 0 && (
          <Button
            label={t('inbox.readAll')}
            icon="check"
            disabled={reading.isPending}
            onClick={() => reading.mutate(records)}
          />
        )
      }
    >
      {data === undefined &&
        (error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        ))}
      {data?.records.length === 0 && <Empty text={t('inbox.empty')} icon="horn" />}
      <ul className={styles['list']}>
        {records.map((notice) => (
          <li key={`${notice.kind} ${notice.ref} ${notice.position ?? ''}`}>
            <Row notice={notice} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ notice }: { notice: Notice }) {
  const t = useT();
  const nameOf = useItemName();
  const { kind, skin, unread, createTime } = notice;
  const { to, icon } = linkOf(notice);
  const named = {
    skin: skin === null ? '' : nameOf(skin),
    gems: gems(notice.gems ?? 0),
    name: notice.name ?? '',
  };
  return (
    <Link className={styles['row']} href={to} data-unread={unread}>
      {skin === null ? (
        <span className={styles['icon']}>
          <Icon name={icon} />
        </span>
      ) : (
        <SkinPlate
          className={styles['plate']}
          image={skin.image}
          alt=""
          colour={colourOf(skin.skinsRarity, skin.category)}
        />
      )}
      <span className={styles['text']}>
        <b>{t(`inbox.kind.${kind}`, named)}</b>
        <span className="muted">{t(`inbox.more.${kind}`)}</span>
      </span>
      <span className={styles['when']}>
        <time dateTime={new Date(createTime).toISOString()} title={moment(createTime)}>
          {ago(serverNow() - createTime)}
        </time>
        {unread && (
          <>
            <span className="dot" aria-hidden="true" />
            <span className="sr-only">{t('inbox.new')}</span>
          </>
        )}
      </span>
    </Link>
  );
}
