import type { CSSProperties } from 'react';
import { count, finePercent } from '../../shell/i18n/format';
import { isWithheld, revealed } from '../../shell/play';
import type { Season } from './queries';
import { RewardPicture, useRewardText } from './Reward';
import type { DrawPlay } from './season-play';
import { useT } from './t';
import styles from './Season.module.css';

/** The places of a cabinet of eight, from the rarest prize on. */
const PLACES = ['a', 'd', 'b', 'c', 'e', 'g', 'f', 'h'] as const;

interface CabinetProps {
  season: Season;
  play: DrawPlay;
  /** the number in the middle */
  shown: number;
  visitor: boolean;
}

/** The cabinet: a cell for each prize. The lamp walks from cell to cell and stops at the drawn one. */
export function Cabinet({ season, play, shown, visitor }: CabinetProps) {
  const t = useT();
  const textOf = useRewardText();
  const { prizes, radishName, radishImage } = season;
  const isEight = prizes.length === PLACES.length;
  const ranks = prizes
    .map((_prize, n) => n)
    .toSorted((a, b) => (prizes[a]?.probability ?? 0) - (prizes[b]?.probability ?? 0));
  const outcome = revealed(play);
  const core: CSSProperties & { '--radish': string } = { '--radish': `url("${radishImage}")` };
  return (
    <div
      className={styles['cabinet']}
      role="group"
      aria-label={t('cells', { count: prizes.length })}
      data-eight={isEight ? '' : undefined}
      data-lamp={isWithheld(play) ? '' : undefined}
      data-won={outcome === undefined ? undefined : ''}
    >
      {prizes.map((prize, n) => {
        const rank = ranks.indexOf(n);
        const style: CSSProperties & { '--i': number } = {
          '--i': rank,
          ...(isEight && { gridArea: PLACES[rank] }),
        };
        return (
          <div
            key={prize.startTicket}
            className={styles['cell']}
            style={style}
            data-place={isEight ? PLACES[rank] : undefined}
            data-hit={outcome?.prize === n ? '' : undefined}
          >
            <RewardPicture {...prize} className={styles['plate']} />
            <span className={styles['label']}>
              <b>{textOf(prize)}</b>
              <small>{finePercent(prize.probability)}</small>
            </span>
          </div>
        );
      })}
      <div className={styles['core']} style={core}>
        <p>{visitor ? t('each') : t('mine', { radish: radishName })}</p>
        <b>{count(shown)}</b>
      </div>
    </div>
  );
}
