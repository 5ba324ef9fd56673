import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { boxListPath } from '../app/paths';
import { type BoxType, boxListQuery } from '../boxes/queries';
import { count } from '../i18n/format';
import { BoxCard, BoxCardSkeleton, Shelf } from '../ui/BoxCard';
import { ErrorNote } from '../ui/ErrorNote';

/** Home shows one shelf of five of each kind. */
const SHOWN = 5;
const PLACES = [1, 2, 3, 4, 5];

export function BoxShelf({ type }: { type: BoxType }) {
  const { t } = useTranslation();
  const { data: shelves, error, refetch } = useQuery(boxListQuery(type));
  const boxes = shelves?.flatMap((shelf) => shelf.boxes);
  return (
    <section aria-busy={boxes === undefined && error === null}>
      <div className="section-head">
        <h2 className="title-section">{t(`home.shelf.${type}`)}</h2>
        <p className="note">{t(`home.shelf.${type}Note`)}</p>
        {boxes !== undefined && boxes.length > 0 && (
          <Link className="link" href={boxListPath(type)}>
            {t('home.shelf.all', { boxes: count(boxes.length) })}
          </Link>
        )}
      </div>
      {error !== null && boxes === undefined ? (
        <ErrorNote error={error} onRetry={() => void refetch()} />
      ) : boxes?.length === 0 ? (
        <p className="muted">{t('home.shelf.empty')}</p>
      ) : (
        <Shelf teaser>
          {boxes === undefined
            ? PLACES.map((place) => <BoxCardSkeleton key={place} />)
            : boxes.slice(0, SHOWN).map((box) => <BoxCard key={box.id} box={box} />)}
        </Shelf>
      )}
    </section>
  );
}
