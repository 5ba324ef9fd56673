import { useQuery } from '@tanstack/react-query';
import { gems } from '../../shell/i18n/format';
import { Button, ButtonLink, Icon, ItemCard, ItemGrid } from '../../shell/ui';
import { ContactLinks } from '../help/Contact';
import { isAsSent } from './agreed';
import { paths } from './paths';
import { type Replaced, type Sent, recordedAs } from './queries';
import { useT } from './t';
import styles from './ReplacePage.module.css';

export interface Done {
  readonly sent: Sent;
  readonly told: Replaced;
}

/** The new items, and whether the answer and the log match the order. */
export function DonePanel({ done: { sent, told }, onClose }: { done: Done; onClose: () => void }) {
  const t = useT();
  return (
    <section className={`panel pad stack ${styles['done']}`} aria-labelledby="replace-done" tabIndex={-1}>
      <div className="split">
        <h2 className="title-section" id="replace-done">
          {t('done.title')}
        </h2>
        <div className="cluster">
          <ButtonLink href={paths.record} label={t('record.title')} />
          <Button variant="solid" label={t('done.more')} onClick={onClose} />
        </div>
      </div>
      <ItemGrid cols={6}>
        {told.taken.map((item) => (
          <ItemCard
            key={item.itemId}
            name={item.stuffName}
            image={item.stuffImage}
            rarity={item.skinsRarity}
            category={item.category}
            exterior={item.exterior}
            price={item.value}
          />
        ))}
      </ItemGrid>
      {told.paid > 0 && <p className="muted">{t('done.paid', { amount: gems(told.paid) })}</p>}
      {told.refund > 0 && <p className="muted">{t('done.refund', { amount: gems(told.refund) })}</p>}
      <Verdict sent={sent} told={told} />
    </section>
  );
}

/** Compares with the order that this page kept, as the shop could have carried out another one. */
function Verdict({ sent, told }: { sent: Sent; told: Replaced }) {
  const t = useT();
  const { data: logged } = useQuery({
    queryKey: ['replace', 'logged', sent.key],
    queryFn: async () => (await recordedAs(sent.key)) ?? null,
    meta: { own: true },
  });
  const differs =
    !isAsSent(sent, told) || (logged !== undefined && (logged === null || !isAsSent(sent, logged)));
  if (differs)
    return (
      <p className={styles['differs']} role="alert">
        <Icon name="warning" />
        {t('done.differs', { key: sent.key })}
        <ContactLinks />
      </p>
    );
  return (
    <p className={styles['same']} role="status">
      <Icon name="verify" />
      {logged === undefined ? t('done.asking') : t('done.same')}
    </p>
  );
}
