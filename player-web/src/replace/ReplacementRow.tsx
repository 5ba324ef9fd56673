import { gems, moment } from '../i18n/format';
import { Facts, Gem, Icon, RowItem, colourOf } from '../ui';
import type { ReplaceRecord } from './queries';
import { useT } from './t';
import styles from './RecordPage.module.css';

/** A replacement: both sides, and its proof where it is opened. */
export function ReplacementRow({ record }: { record: ReplaceRecord }) {
  const t = useT();
  const { given, taken, fee, paid, refund, createTime } = record;
  return (
    <li className={`panel pad stack ${styles['row']}`}>
      <div className="split">
        <time className="muted" dateTime={new Date(createTime).toISOString()}>
          {moment(createTime)}
        </time>
        <span className="note">
          {t('sum.feeOf', { amount: gems(fee) })}
          {paid > 0 && ` · ${t('sum.paidOf', { amount: gems(paid) })}`}
          {refund > 0 && ` · ${t('sum.refundOf', { amount: gems(refund) })}`}
        </span>
      </div>
      <div className={styles['sides']}>
        <Side title={t('sum.given')} items={given} />
        <Icon name="forward" className={styles['arrow']} />
        <Side title={t('sum.taken')} items={taken} />
      </div>
      <details>
        <summary className="link">{t('record.proof')}</summary>
        <Proof record={record} />
      </details>
    </li>
  );
}

function Side({ title, items }: { title: string; items: ReplaceRecord['given'] }) {
  return (
    <div>
      <h2 className="note">{title}</h2>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.itemId} className="split">
            <RowItem
              name={item.stuffName}
              image={item.stuffImage}
              exterior={item.exterior}
              colour={colourOf(item.skinsRarity, item.category)}
            />
            <Gem value={item.value} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the log says: the choice first, then what it came to, then the hashes that name it. */
function Proof({
  record: { id, given, taken, worth, fee, price, paid, refund, kept, rulesHash, quote, commandId },
}: {
  record: ReplaceRecord;
}) {
  const t = useT();
  const mono = (text: string) => <code className={`mono ${styles['hash']}`}>{text}</code>;
  return (
    <Facts
      names="beside"
      facts={[
        {
          name: t('record.choice'),
          value: mono(
            `${given.map(({ itemId }) => itemId).join(', ')} → ${taken.map(({ skinId }) => skinId).join(', ')}`,
          ),
        },
        { name: t('confirm.worth'), value: <Gem value={worth} /> },
        { name: t('record.fee'), value: <Gem value={fee} sign="out" /> },
        { name: t('confirm.price'), value: <Gem value={price} /> },
        { name: t('confirm.paid'), value: <Gem value={paid} /> },
        { name: t('confirm.refund'), value: <Gem value={refund} /> },
        { name: t('confirm.kept'), value: <Gem value={kept} /> },
        { name: t('record.quote'), value: mono(quote) },
        { name: t('record.rules'), value: mono(rulesHash) },
        { name: t('record.command'), value: mono(commandId) },
        { name: t('record.position'), value: mono(String(Number(id))) },
      ]}
    />
  );
}
