import { clsx } from 'clsx';
import { Link } from 'wouter';
import { timesText } from '../../shell/result/grade';
import { Gem, ItemName, SkinPlate, colourOf } from '../../shell/ui';
import { replayPath } from '../hall/paths';
import type { Best } from './queries';
import { useT } from './t';
import styles from './Profile.module.css';

/** The highest multiples. An upgrade leads to its replay with the proof. */
export function Bests({ best }: { best: readonly Best[] }) {
  const t = useT();
  if (best.length === 0) return <p className="muted">{t('best.none')}</p>;
  return (
    <ul className={styles['bests']}>
      {best.map((one) => (
        <li key={one.position}>
          {one.kind === 'upgrade' ? (
            <Link className={clsx(styles['best'], styles['proven'])} href={replayPath(one.position)}>
              <BestCard best={one} />
            </Link>
          ) : (
            <div className={styles['best']}>
              <BestCard best={one} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function BestCard({ best }: { best: Best }) {
  const t = useT();
  return (
    <>
      <SkinPlate
        className={styles['bestPlate']}
        image={best.image}
        alt=""
        colour={colourOf(best.skinsRarity, best.category)}
      />
      <span className={styles['bestText']}>
        <b className="name-lg">{timesText(best.multiple)}</b>
        <span>
          <ItemName name={best.name} exterior={best.exterior} />
        </span>
        <small className="muted">
          {t(`best.${best.kind}`)} · <Gem value={best.price} />
        </small>
      </span>
    </>
  );
}
