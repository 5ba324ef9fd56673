import { count } from '../../shell/i18n/format';
import { SPRIG, sprigLeaf } from './tree';
import styles from './Sprig.module.css';

const LEAVES = Array.from({ length: SPRIG }, (_, n) => sprigLeaf(n));
const pathOf = (from: number, to: number): string => LEAVES.slice(from, to).join('');

interface SprigProps {
  sold: number;
  shares: number;
  mine: number;
}

/** How far a wish has grown, as a twig: the last grown leaves are the viewer's. */
export function Sprig({ sold, shares, mine }: SprigProps) {
  const grown = Math.floor((sold * SPRIG) / shares);
  const own = mine === 0 ? 0 : Math.min(grown, Math.max(1, Math.round((mine * SPRIG) / shares)));
  return (
    <svg
      className={styles['sprig']}
      viewBox="0 0 204 40"
      role="img"
      aria-label={`${count(sold)} / ${count(shares)}`}
    >
      <path className={styles['wood']} d="M2 22Q60 8 110 14T200 24" />
      <path className={styles['on']} d={pathOf(0, grown - own)} />
      <path className={styles['mine']} d={pathOf(grown - own, grown)} />
      <path className={styles['off']} d={pathOf(grown, SPRIG)} />
    </svg>
  );
}
