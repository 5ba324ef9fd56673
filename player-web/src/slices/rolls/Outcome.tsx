import { count } from '../../shell/i18n/format';
import { useItemName } from '../../shell/ui';
import type { RoomDetail } from './queries';
import { useT } from './t';
import { WonPrize } from './WonPrize';
import styles from './Room.module.css';

/** The draw's result for the viewer. */
export function Outcome({ detail: { room, prizes, evidence, own } }: { detail: RoomDetail }) {
  const t = useT();
  const nameOf = useItemName();
  const prize = prizes.find(({ winner }) => winner?.me === true);
  if (prize !== undefined)
    return (
      <div className={`stack ${styles['won'] ?? ''}`} role="status">
        <b className="name-lg">{t('join.won', { name: nameOf(prize) })}</b>
        {own === null || own.itemId === null ? (
          <p>{t('join.wonSoon')}</p>
        ) : (
          <>
            <p>{t('join.wonText')}</p>
            <WonPrize room={room} prize={prize} n={own.n} itemId={own.itemId} />
          </>
        )}
      </div>
    );
  const reserve = evidence.reserves.findIndex(({ n }) => n === own?.n);
  return <p>{reserve === -1 ? t('join.lost') : t('join.reserve', { rank: count(reserve + 1) })}</p>;
}
