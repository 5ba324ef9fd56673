import { gems } from '../../shell/i18n/format';
import { useT } from './t';
import styles from './PacketList.module.css';

/** The packets that the player grabbed, in their order. */
export function PacketList({ packets, min }: { packets: readonly number[]; min: string }) {
  const t = useT();
  const rows = packets.map((amount, k) => ({ n: k + 1, amount }));
  return (
    <ol className={styles['list']} style={{ '--min': min }} aria-label={t('each')}>
      {rows.map(({ n, amount }) => (
        <li key={n}>
          <small>{n}</small>
          <b>{gems(amount)}</b>
        </li>
      ))}
    </ol>
  );
}
