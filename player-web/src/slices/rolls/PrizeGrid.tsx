import { count } from '../../shell/i18n/format';
import { ItemCard, ItemGrid } from '../../shell/ui';
import type { Prize, Room } from './queries';
import { useT } from './t';
import { WinnerLine } from './WinnerLine';
import styles from './Room.module.css';

/** All prizes in draw order, each with its winner. */
export function PrizeGrid({ prizes, ending }: { prizes: readonly Prize[]; ending: Room['ending'] }) {
  const t = useT();
  return (
    <section aria-label={t('prizes.title')}>
      <div className="section-head">
        <h2 className="title-section">{t('prizes.title')}</h2>
        <p className="note">{t('prizes.note', { amount: count(prizes.length) })}</p>
      </div>
      <ItemGrid cols={6}>
        {prizes.map((prize) => (
          <div key={prize.rank} className={styles['prize']}>
            <ItemCard
              name={prize.name}
              image={prize.image}
              rarity={prize.skinsRarity}
              category={prize.category}
              exterior={prize.exterior}
              price={prize.value}
              note={<small className="note">{count(prize.rank)}</small>}
            />
            {ending === 'drawn' && <WinnerLine prize={prize} />}
          </div>
        ))}
      </ItemGrid>
    </section>
  );
}
