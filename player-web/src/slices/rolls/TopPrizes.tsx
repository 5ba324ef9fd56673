import { Gem, SkinPlate, colourOf, useItemName } from '../../shell/ui';
import type { RoomDetail } from './queries';
import { useT } from './t';
import { WinnerLine } from './WinnerLine';
import styles from './Room.module.css';

const PLACES = ['first', 'second', 'third'] as const;

type Shown = Pick<RoomDetail, 'topThree'> & { readonly room: Pick<RoomDetail['room'], 'ending'> };

/** The first three prizes, with their winners once drawn. */
export function TopPrizes({ detail: { topThree, room } }: { detail: Shown }) {
  const t = useT();
  const nameOf = useItemName();
  return (
    <ol className={styles['top']} aria-label={t('prizes.top')}>
      {topThree.map((prize) => (
        <li key={prize.rank}>
          <SkinPlate
            image={prize.image}
            alt=""
            colour={colourOf(prize.skinsRarity, prize.category)}
            className={styles['plate']}
          >
            <span className={styles['flag']}>{t(`prizes.${PLACES[prize.rank - 1] ?? 'third'}`)}</span>
          </SkinPlate>
          <span className="split">
            <b className="display">{nameOf(prize)}</b>
            <Gem value={prize.value} />
          </span>
          {room.ending === 'drawn' && <WinnerLine prize={prize} />}
        </li>
      ))}
    </ol>
  );
}
