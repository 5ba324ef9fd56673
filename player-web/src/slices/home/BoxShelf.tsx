import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { BoxCard } from '../boxes/BoxCard';
import { boxListPath } from '../boxes/paths';
import { type BoxType, boxListQuery } from '../boxes/queries';
import { count } from '../../shell/i18n/format';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Shelf, ShelfCardSkeleton } from '../../shell/ui/Shelf';
import { useT } from './t';

/** Home shows one shelf of five per kind. */
const SHOWN = 5;
const PLACES = [1, 2, 3, 4, 5];

export function BoxShelf({ type }: { type: BoxType }) {
  const t = useT();
  const { data: shelves, error, refetch } = useQuery(boxListQuery(type));
  const boxes = shelves?.flatMap((shelf) => shelf.boxes);
  return (
    <section aria-busy={boxes === undefined && error === null}>
      <div className="section-head">
        <h2 className="title-section">{t(`shelf.${type}`)}</h2>
        <p className="note">{t(`shelf.${type}Note`)}</p>
        {boxes?.length !== 0 && (
          <Link className="link" href={boxListPath(type)}>
            {t('shelf.all', { boxes: boxes === undefined ? '…' : count(boxes.length) })}
          </Link>
        )}
      </div>
      {error !== null && boxes === undefined ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : boxes?.length === 0 ? (
        <p className="muted">{t('shelf.empty')}</p>
      ) : (
        <Shelf teaser>
          {boxes === undefined
            ? PLACES.map((place) => <ShelfCardSkeleton key={place} />)
            : boxes.slice(0, SHOWN).map((box) => <BoxCard key={box.id} box={box} />)}
        </Shelf>
      )}
    </section>
  );
}
