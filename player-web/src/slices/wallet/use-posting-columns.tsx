import { open } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { Button, ButtonLink } from '../../shell/ui/Button';
import { Gem } from '../../shell/ui/Gem';
import type { Column } from '../../shell/ui/Table';
import { causeOf } from './causes';
import type { Posting } from './queries';
import { useT } from './t';
import styles from './RecordPage.module.css';

/** The columns of a posting: reason, gems, balance, and a link to details. */
export function usePostingColumns(): readonly Column<Posting>[] {
  const t = useT();
  return [
    {
      key: 'what',
      head: t('what'),
      cell: ({ kindName, cause, commandId }) => (
        <span className={styles['what']}>
          <b>{kindName}</b>
          <small className="mono" title={commandId}>
            {cause === null ? t('noCause') : t('cause', { place: placeText(cause) })}
          </small>
        </span>
      ),
    },
    { key: 'change', head: t('change'), align: 'end', named: true, cell: (row) => <Change row={row} /> },
    {
      key: 'balance',
      head: t('balance'),
      align: 'end',
      named: true,
      cell: ({ balance }) => <Gem value={balance} />,
    },
    {
      key: 'time',
      head: t('time'),
      cell: ({ createTime, id }) => (
        <span className={styles['what']}>
          <span className="muted">{moment(createTime)}</span>
          <small className="mono">{t('position', { position: Number(id) })}</small>
        </span>
      ),
    },
    { key: 'more', head: t('about'), align: 'end', cell: (row) => <Cause row={row} /> },
  ];
}

/** Returns the event's number in the player's own stream: players know whose stream it is. */
const placeText = (place: string): string => place.slice(place.lastIndexOf('#'));

function Change({ row: { change } }: { row: Posting }) {
  if (change === 0) return <Gem value={0} />;
  return <Gem value={Math.abs(change)} sign={change > 0 ? 'in' : 'out'} />;
}

function Cause({ row }: { row: Posting }) {
  const t = useT();
  const link = causeOf(row);
  if (link === undefined) return null;
  const named = t('aboutOne', { what: row.kindName, time: moment(row.createTime) });
  return 'to' in link ? (
    <ButtonLink size="sm" icon={link.icon} href={link.to} label={t('look')} />
  ) : (
    <Button
      size="sm"
      icon={link.icon}
      label={t('look')}
      aria-label={named}
      onClick={() => open(link.dialog)}
    />
  );
}
