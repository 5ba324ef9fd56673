import { count, gems } from '../../shell/i18n/format';
import { colourOf } from '../../shell/ui';
import type { DeckDetail } from './queries';
import { useT } from './t';
import styles from './Deck.module.css';

/** The drawing's units. */
const WIDTH = 380;
const LEFT = 8;
const RIGHT = 342;
const TOP = 14;
const BOTTOM = 112;
const MARKED: ReadonlySet<string> = new Set(['legendary', 'ancient', 'contraband']);

/** The price of every card so far and of the next one, with the dear cards marked where they came. */
export function PriceLine({ detail: { deck, prices, turned } }: { detail: DeckDetail }) {
  const t = useT();
  const top = Math.max(...prices, 0);
  const x = (turn: number) => LEFT + ((turn - 1) / Math.max(1, deck.cards - 1)) * (RIGHT - LEFT);
  const y = (price: number) => BOTTOM - (top === 0 ? 0 : price / top) * (BOTTOM - TOP);
  const path = prices.map(
    (price, k) => `${k === 0 ? 'M' : 'L'}${x(k + 1).toFixed(1)} ${y(price).toFixed(1)}`,
  );
  const now = deck.next;
  const middle = Math.round(deck.cards / 2);
  return (
    <section className={styles['line']} aria-label={t('line.title')}>
      <div className="split">
        <h2 className="title-card">{t('line.title')}</h2>
        <span className="note">{t('line.marks')}</span>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} 130`}
        role="img"
        aria-label={
          now === null ? t('line.over') : t('line.now', { turn: count(now.turn), price: gems(now.price) })
        }
      >
        <path className={styles['axis']} d={`M${LEFT} ${BOTTOM}H${RIGHT}`} />
        <path className={styles['path']} d={path.join('')} />
        {turned
          .filter(({ skinsRarity }) => MARKED.has(skinsRarity))
          .map(({ turn, price, skinsRarity, category }) => (
            <g key={turn} data-colour={colourOf(skinsRarity, category)}>
              <path
                className={styles['mark']}
                d={`M${x(turn).toFixed(1)} ${(y(price) - 6).toFixed(1)}l5 6-5 6-5-6z`}
              />
            </g>
          ))}
        {now !== null && (
          <>
            <circle className={styles['now']} cx={x(now.turn)} cy={y(now.price)} r={4.5} />
            <text x={Math.min(x(now.turn) + 9, 330)} y={Math.max(12, y(now.price) - 6)}>
              {gems(now.price)}
            </text>
          </>
        )}
        <text className={styles['tick']} x={LEFT} y={127}>
          1
        </text>
        <text className={styles['tick']} x={x(middle) - 6} y={127}>
          {count(middle)}
        </text>
        <text className={styles['tick']} x={RIGHT - 12} y={127}>
          {count(deck.cards)}
        </text>
      </svg>
    </section>
  );
}
