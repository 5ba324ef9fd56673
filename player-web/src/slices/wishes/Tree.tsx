import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { Colour } from '../../shell/ui/colour';
import { type Bough, TREE, pathsOf } from './tree';
import styles from './Tree.module.css';

interface TreeProps {
  boughs: 7 | 10;
  label: string;
  className?: string | undefined;
  /** `grey`: a wish that was not filled; `lit`: a draw that has been held */
  mood?: 'grey' | 'lit' | undefined;
  /** threads, in the drawing's units */
  threads?: string | undefined;
  /** the leaves */
  children: ReactNode;
  /** whatever stands over the drawing */
  over?: ReactNode;
}

/** The bonsai: wood and pot stand, and its leaves are the figures. */
export const Tree = ({ boughs, label, className, mood, threads, children, over }: TreeProps) => (
  <div className={`${styles['tree'] ?? ''} ${className ?? ''}`} data-boughs={boughs} data-mood={mood}>
    <svg viewBox={`0 0 ${TREE.width} ${TREE.height}`} role="img" aria-label={label}>
      {children}
      {threads !== undefined && <path className={styles['thread']} d={threads} />}
    </svg>
    {over}
  </div>
);

interface LeavesProps {
  bough: Bough;
  /** grown leaves, 0 to 100 */
  sold: number;
  isMine: (n: number) => boolean;
  /** the item's colour once it is lit */
  lit?: Colour | undefined;
}

/** The leaves of one bough: a path for each kind, never one node for each leaf. */
export function Leaves({ bough, sold, isMine, lit }: LeavesProps) {
  const { low, mid, high, mine, buds } = useMemo(() => pathsOf(bough, sold, isMine), [bough, sold, isMine]);
  const spread = Math.sqrt(sold / 100);
  return (
    <g className={styles['bough']} data-colour={lit} data-lit={lit !== undefined}>
      <ellipse
        className={styles['shade']}
        cx={bough.cx}
        cy={bough.cy + 14}
        rx={bough.rx * spread * 0.95}
        ry={bough.ry * spread * 0.95}
      />
      <path className={styles['low']} d={low} />
      <path className={styles['mid']} d={mid} />
      <path className={styles['high']} d={high} />
      {mine !== '' && <path className={styles['mine']} d={mine} />}
      <path className={styles['bud']} d={buds} />
    </g>
  );
}

/** Returns the place of a point of the drawing, for whatever stands over it. */
export const placed = (x: number, y: number): CSSProperties => ({
  left: `${(x / TREE.width) * 100}%`,
  top: `${(y / TREE.height) * 100}%`,
});

interface TreeKeyProps {
  leaf: string;
  /** undefined where nothing is the viewer's */
  mine?: string | undefined;
  bud: string;
}

/** Says what a leaf, a bright leaf and a bud are. */
export const TreeKey = ({ leaf, mine, bud }: TreeKeyProps) => (
  <p className={`note ${styles['key'] ?? ''}`}>
    <span>
      <i className={styles['keyLeaf']} />
      {leaf}
    </span>
    {mine !== undefined && (
      <span>
        <i className={styles['keyLeaf']} data-mine />
        {mine}
      </span>
    )}
    <span>
      <i className={styles['keyBud']} />
      {bud}
    </span>
  </p>
);
