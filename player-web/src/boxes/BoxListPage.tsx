import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useParams } from 'wouter';
import { boxListPath, paths } from '../app/paths';
import { BoxCard, BoxCardSkeleton, Breadcrumb, Empty, ErrorNote, Segment, Shelf } from '../ui';
import { boxListQuery, type BoxType } from './queries';
import styles from './BoxListPage.module.css';

const isBoxType = (type: string | undefined): type is BoxType => type === 'hash' || type === 'csgo';

/** `/case/:type` */
export function BoxListPage() {
  const { type } = useParams();
  return isBoxType(type) ? <BoxList key={type} type={type} /> : <Redirect to={paths.hashBoxes} replace />;
}

function BoxList({ type }: { type: BoxType }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const title = t(`boxes.list.${type}`);
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb crumbs={[{ label: title }]} />
        <div className={clsx('split', styles['head'])}>
          <div>
            <h1 className="title-page">{title}</h1>
            <p className="lede">{t('boxes.list.lede')}</p>
          </div>
          <Segment
            label={t('boxes.list.kinds')}
            options={[
              { value: 'hash', label: t('boxes.list.hash') },
              { value: 'csgo', label: t('boxes.list.csgo') },
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
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(boxListQuery(type));
  if (data === undefined)
    return error === null ? (
      <div role="status" aria-label={t('ui.loading')}>
        <Shelf>
          {CARDS.map((card) => (
            <BoxCardSkeleton key={card} />
          ))}
        </Shelf>
      </div>
    ) : (
      <ErrorNote error={error} text={t('boxes.failed.text')} onRetry={() => void refetch()} />
    );
  const filled = data.filter(({ boxes }) => boxes.length > 0);
  if (filled.length === 0) return <Empty text={t('boxes.list.empty')} action={null} />;
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
