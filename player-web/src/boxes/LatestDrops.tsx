import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../home/queries';
import { useResultsHeld } from '../play/results';
import { RowItem, colourOf } from '../ui';
import { useT } from './t';

const MOST = 6;

/** What came out of this box lately; it stands still while a result is withheld. */
export function LatestDrops({ boxId }: { boxId: string }) {
  const t = useT();
  const held = useResultsHeld();
  const { data } = useQuery({ ...homeQuery, enabled: !held });
  const drops = data?.boxLuckyVOList.filter((drop) => drop.boxId === boxId).slice(0, MOST) ?? [];
  if (data === undefined) return null;
  return (
    <section className="panel pad stack">
      <div className="split">
        <h2 className="title-card">{t('latest.title')}</h2>
        <span className="note">{t('latest.note')}</span>
      </div>
      {drops.length === 0 && <p className="note">{t('latest.none')}</p>}
      <ol className="stack" style={{ '--gap': '10px' }}>
        {drops.map((drop) => (
          <li className="split" key={drop.id}>
            <RowItem
              name={drop.stuffName}
              image={drop.stuffImage}
              colour={colourOf(drop.rarity, drop.category)}
              note={drop.userName}
            />
            <span className="note">{drop.number.toFixed(6)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
