import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { boxPath } from '../boxes/paths';
import { Feed } from '../live/Feed';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { colourOf } from '../../shell/ui/colour';
import { Counted } from '../../shell/ui/Counted';
import { ItemName } from '../../shell/ui/ItemName';
import { SkinPlate } from '../../shell/ui/SkinPlate';
import type { Drop, HomeInfo } from './queries';
import { useT } from './t';
import { useLiveHome } from './use-live-home';
import styles from './Drops.module.css';

/**
 * The latest drops, live and refetched every three minutes, with the counters. A new one pushes the row, which is
 * frozen while a reel runs.
 */
export function Drops({ home }: { home: HomeInfo | undefined }) {
  const t = useT();
  useLiveHome(home);
  const drops = useArriving(home?.boxLuckyVOList);
  const row = usePlaces(drops);
  const figures = home?.basicsDataVO;
  return (
    <section className={`stage ${styles['drops']}`} aria-label={t('latest')}>
      <div className={`page ${styles['inner']}`}>
        <div className={styles['head']}>
          <span className={styles['title']}>
            <b>{t('latest')}</b>
            <button type="button" className="link" onClick={() => openModal('liveRule')}>
              {t('rule')}
            </button>
          </span>
          <Feed channel="drop">
            <span className={styles['figures']}>
              <Counted demo={figures?.demo}>
                {t('counters', {
                  online: figures === undefined ? '…' : count(figures.online),
                  users: figures === undefined ? '…' : count(figures.users),
                })}
              </Counted>
            </span>
          </Feed>
        </div>
        <div className={styles['list']}>
          {home !== undefined && drops.length === 0 && <span className="note">{t('noDrops')}</span>}
          <div className={styles['row']} ref={row}>
            {drops.map(({ drop, fresh }) => (
              <DropEntry key={drop.id} drop={drop} fresh={fresh} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function DropEntry({ drop, fresh }: { drop: Drop; fresh: boolean }) {
  const colour = colourOf(drop.rarity, drop.category);
  return (
    <Link
      className={styles['drop']}
      href={boxPath({ id: drop.boxId, boxType: drop.boxType })}
      data-colour={colour}
      data-state={fresh ? 'new' : undefined}
    >
      <SkinPlate image={drop.stuffImage} alt="" colour={colour} className={styles['plate']} />
      <span className={styles['text']}>
        <b>
          <ItemName name={drop.stuffName} exterior={drop.exterior} />
        </b>
        <span>
          {drop.userName}
          {drop.vipLevel > 0 && ` V${drop.vipLevel}`} · {drop.boxName}
        </span>
      </span>
    </Link>
  );
}

interface Arriving {
  readonly drop: Drop;
  readonly fresh: boolean;
}

/** Returns the drops, with those new since the last answer marked. Frozen while a result is withheld. */
function useArriving(drops: readonly Drop[] | undefined): readonly Arriving[] {
  const held = useResultsHeld();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  const [shown, setShown] = useState<readonly Arriving[]>([]);
  useEffect(() => {
    if (held || drops === undefined) return;
    const before = known.current;
    setShown(drops.map((drop) => ({ drop, fresh: before !== undefined && !before.has(drop.id) })));
    known.current = new Set(drops.map((drop) => drop.id));
  }, [drops, held]);
  return shown;
}

/** Pixels between two entries. */
const GAP = 20;

/**
 * Places the entries side by side with transforms, so that a new one pushes the others without a layout shift.
 * An entry takes its first place at once.
 */
function usePlaces(drops: readonly Arriving[]): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const placed = useRef(new WeakSet<Element>());
  useLayoutEffect(() => {
    let left = 0;
    for (const at of drops.keys()) {
      const entry = row.current?.children[at];
      if (!(entry instanceof HTMLElement)) continue;
      const { width } = entry.getBoundingClientRect();
      entry.style.transition = placed.current.has(entry) ? '' : 'none';
      entry.style.transform = `translateX(${left}px)`;
      placed.current.add(entry);
      left += width + GAP;
    }
  }, [drops]);
  return row;
}
