import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { useSession } from '../../shell/session';
import { ErrorNote, Skeleton } from '../../shell/ui';
import { Growing } from './Growing';
import { Nearest } from './Nearest';
import { Over } from './Over';
import { listQuery, openQuery } from './queries';
import { RuleCards } from './RuleCards';
import { useT } from './t';
import { TreeKey } from './Tree';
import { useLiveTree } from './use-live-tree';
import { WishTree } from './WishTree';
import styles from './TreePage.module.css';

/** `/page/wish`: the tree with its wishes, the one nearest to full, and all of them as a list. */
export function TreePage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { token } = useSession();
  useLiveTree();
  const growing = useQuery(listQuery({ size: 6 }, language));
  const { data: lit } = useQuery(listQuery({ state: 'lit', size: 4 }, language));
  const { data: closed = 0 } = useQuery(openQuery);
  const wishes = growing.data?.records;
  return (
    <>
      <section className={`stage stage-section ${styles['stage'] ?? ''}`}>
        <div className="page">
          <Breadcrumb />
          <div className={styles['top']}>
            <header className={styles['title']}>
              <h1 className="title-page">{t('title')}</h1>
              <p className="lede">{t('lede')}</p>
              <TreeKey
                leaf={t('key.ten')}
                mine={token === undefined ? undefined : t('key.mine')}
                bud={t('key.bud')}
              />
              {closed === 1 && <p className={styles['closed']}>{t('closed')}</p>}
            </header>
            <WishTree growing={wishes ?? []} lit={lit?.records.at(0)} />
            {growing.error !== null && wishes === undefined ? (
              <ErrorNote error={growing.error} text={t('failed')} onRetry={() => void growing.refetch()} />
            ) : wishes === undefined ? (
              <Skeleton className={styles['waiting']} />
            ) : (
              <Nearest wish={wishes.find(({ state }) => state === 'growing')} />
            )}
          </div>
        </div>
      </section>
      <div className="page page-main wall" hidden={growing.isPending}>
        <Growing />
        <Over />
        <RuleCards />
      </div>
    </>
  );
}
