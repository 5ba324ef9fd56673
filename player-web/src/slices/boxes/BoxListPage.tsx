import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { Empty, ErrorNote, Segment, Shelf, ShelfCardSkeleton } from '../../shell/ui';
import { BoxCard } from './BoxCard';
import { boxListPath, paths } from './paths';
import { boxListQuery, type BoxType } from './queries';
import { useT } from './t';
import styles from './BoxListPage.module.css';

const isBoxType = (type: string | undefined): type is BoxType => type === 'hash' || type === 'csgo';

/** `/case/:type` */
export function BoxListPage() {
  const { type } = useParams();
  return isBoxType(type) ? <BoxList key={type} type={type} /> : <Redirect to={paths.hashBoxes} replace />;
}

function BoxList({ type }: { type: BoxType }) {
  const t = useT();
  const [, navigate] = useLocation();
  const title = t(`list.${type}`);
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <div className={clsx('split', styles['head'])}>
          <div>
            <h1 className="title-page">{title}</h1>
            <p className="lede">{t('list.lede')}</p>
          </div>
          <Segment
            label={t('list.kinds')}
            options={[
              { value: 'hash', label: t('list.hash') },
              { value: 'csgo', label: t('list.csgo') },
            ]}
            value={type}
            onChange={(kind) => navigate(boxListPath(kind))}
          />
        </div>
      </div>
      <Shelves type={type} />
    </div>
  );
}

const CARDS = Array.from({ length: 5 }, (_, index) => index);

function Shelves({ type }: { type: BoxType }) {
  const t = useT();
  const { t: ui } = useTranslation();
  const { data, error, refetch } = useQuery(boxListQuery(type));
  if (data === undefined)
    return error === null ? (
      <div role="status" aria-label={ui('ui.loading')}>
        <Shelf>
          {CARDS.map((card) => (
            <ShelfCardSkeleton key={card} />
          ))}
        </Shelf>
      </div>
    ) : (
      <ErrorNote error={error} text={t('failed.text')} onRetry={() => void refetch()} />
    );
  const filled = data.filter(({ boxes }) => boxes.length > 0);
  if (filled.length === 0) return <Empty text={t('list.empty')} />;
  return filled.map(({ id, name, boxes }) => (
    <section key={id} aria-labelledby={`shelf-${id}`}>
      <div className="section-head">
        <h2 className="title-section" id={`shelf-${id}`}>
          {name}
        </h2>
      </div>
      <Shelf>
        {boxes.map((box) => (
          <BoxCard key={box.id} box={box} />
        ))}
      </Shelf>
    </section>
  ));
}
