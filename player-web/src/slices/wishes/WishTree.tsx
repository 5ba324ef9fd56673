import { useMemo } from 'react';
import { Link } from 'wouter';
import { count } from '../../shell/i18n/format';
import { SkinPlate, colourOf, namedParts } from '../../shell/ui';
import { wishPath } from './paths';
import { SHARES, type Wish } from './queries';
import { useT } from './t';
import { Leaves, Tree, placed } from './Tree';
import { SEVEN } from './tree';
import styles from './WishTree.module.css';

/** Where a wish hangs below each bough, in the drawing's units. */
const HANGS = [861, 875, 331, 499, 483, 647, 630] as const;
/** The bough of the latest wish that was lit. */
const LIT = 6;

interface Hung {
  readonly wish: Wish;
  readonly at: number;
}

/** The tree of all wishes: each bough is one, and each leaf ten of its shares. */
export function WishTree({ growing, lit }: { growing: readonly Wish[]; lit: Wish | undefined }) {
  const t = useT();
  const hung: readonly Hung[] = [
    ...growing.slice(0, LIT).map((wish, at) => ({ wish, at })),
    ...(lit === undefined ? [] : [{ wish: lit, at: LIT }]),
  ];
  return (
    <Tree
      boughs={7}
      label={t('treeLabel', { growing: growing.length })}
      className={styles['tree']}
      threads={hung.map(({ at }) => threadOf(at)).join('')}
      over={hung.map((one) => (
        <Hanging key={one.wish.id} {...one} />
      ))}
    >
      {SEVEN.map((bough, at) => (
        <BoughOf key={`${bough.cx} ${bough.cy}`} at={at} wish={hung.find((one) => one.at === at)?.wish} />
      ))}
    </Tree>
  );
}

function threadOf(at: number): string {
  const bough = SEVEN[at];
  return bough === undefined ? '' : `M${bough.cx} ${bough.cy + 44}V${HANGS[at] ?? 0}`;
}

/** Shares that one leaf stands for. */
const PER_LEAF = 10;

function BoughOf({ at, wish }: { at: number; wish: Wish | undefined }) {
  const bough = SEVEN[at];
  const sold = Math.floor((wish?.sold ?? 0) / PER_LEAF);
  const mine = wish === undefined || wish.mine === 0 ? 0 : Math.max(1, Math.round(wish.mine / PER_LEAF));
  const isMine = useMemo(() => (n: number) => n >= sold - mine, [sold, mine]);
  if (bough === undefined) return null;
  const lit = wish?.state === 'lit' ? colourOf(wish.skin.skinsRarity, wish.skin.category) : undefined;
  return <Leaves bough={bough} sold={sold} isMine={isMine} lit={lit} />;
}

function Hanging({ wish, at }: Hung) {
  const t = useT();
  const { skin, state, sold } = wish;
  const bough = SEVEN[at];
  if (bough === undefined) return null;
  const colour = colourOf(skin.skinsRarity, skin.category);
  const { name } = namedParts(skin);
  return (
    <>
      {state === 'lit' && (
        <span className={styles['light']} data-colour={colour} style={placed(bough.cx, bough.cy)} />
      )}
      <Link
        className={styles['wish']}
        href={wishPath(wish.id)}
        data-state={state}
        data-colour={colour}
        style={placed(bough.cx, HANGS[at] ?? 0)}
      >
        <SkinPlate image={skin.image} alt="" colour={colour} loading="eager" className={styles['plate']} />
        <span className={styles['said']}>
          <b>{name}</b>
          <small>
            {state === 'growing'
              ? `${count(sold)} / ${count(SHARES)}`
              : t(state === 'sealing' ? 'waits' : 'isLit')}
          </small>
        </span>
      </Link>
    </>
  );
}
