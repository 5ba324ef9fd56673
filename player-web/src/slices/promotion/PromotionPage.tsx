import { useQuery } from '@tanstack/react-query';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { openLogin, openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { useSession } from '../../shell/session';
import { Button, ButtonLink, ErrorNote, Facts, Gem, Seal, Skeleton } from '../../shell/ui';
import { Friends } from './Friends';
import { Levels } from './Levels';
import { OwnLink } from './OwnLink';
import { Poster } from './Poster';
import { type Own, type Promotion, promotionQuery } from './queries';
import { Sum } from './Sum';
import { useT } from './t';
import { Terms } from './Terms';
import styles from './Promotion.module.css';

/** `/page/promotion`: the player's link, code and poster, whom it brought, and the levels that are published. */
export function PromotionPage() {
  const t = useT();
  const { token } = useSession();
  const isPlayer = token !== undefined;
  const { data, error, refetch } = useQuery(promotionQuery(isPlayer));
  const mine = data?.mine ?? undefined;
  return (
    <>
      <section className={`stage stage-section ${styles['invite']}`}>
        <div className="page stack">
          <Breadcrumb />
          <div className={styles['in']}>
            <div className={styles['say']}>
              <h1 className={`display ${styles['title']}`}>{t('title')}</h1>
              <p className="lede">{t('lede')}</p>
              <div className={styles['mine']}>
                {!isPlayer ? <Visitor /> : mine === undefined ? <Waiting /> : <OwnLink mine={mine} />}
              </div>
            </div>
            <Poster own={isPlayer} code={mine?.code} />
          </div>
        </div>
      </section>
      <div className="page page-main wall">
        {error !== null && data === undefined && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {mine !== undefined && <Ledger mine={mine} />}
        {data !== undefined && <Published promotion={data} />}
      </div>
    </>
  );
}

const Waiting = () => <Skeleton className={styles['linkWaiting']} />;

function Visitor() {
  const t = useT();
  return (
    <>
      <p className="muted">{t('visitor')}</p>
      <div className="cluster">
        <Button variant="play" size="lg" label={t('login')} onClick={openLogin} />
        <Button size="lg" label={t('register')} onClick={() => openModal('auth', { mode: 'register' })} />
      </div>
    </>
  );
}

function Ledger({ mine }: { mine: Own }) {
  const t = useT();
  return (
    <section className={`panel ${styles['ledger']}`} aria-label={t('soFar')}>
      <Seal />
      <Facts
        facts={[
          { name: t('registered'), value: t('people', { count: mine.friends }) },
          { name: t('playing'), value: t('people', { count: mine.playing }) },
          { name: t('month'), value: <Gem value={mine.month} /> },
          { name: t('all'), value: <Gem value={mine.paid} /> },
          ...(mine.held > 0 ? [{ name: t('heldSum'), value: <Gem value={mine.held} /> }] : []),
        ]}
      />
      <p className="note">{t('inLog')}</p>
    </section>
  );
}

function Published({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const { mine, version, since } = promotion;
  return (
    <>
      <section>
        <div className="section-head">
          <h2 className="title-section">{t('levels')}</h2>
          <p className="note">{t('version', { version, since: moment(since) })}</p>
        </div>
        <Levels promotion={promotion} />
      </section>
      <div className="aside aside-late">
        {mine !== null && mine.friends > 0 ? <Friends /> : <First link={mine?.path} />}
        <aside className="stack aside-fixed">
          <Sum promotion={promotion} />
        </aside>
      </div>
      <Terms promotion={promotion} />
    </>
  );
}

const STEPS = ['send', 'comes', 'plays'] as const;

/** What happens until the first share. @param link of the player; visitors have none */
function First({ link }: { link: string | undefined }) {
  const t = useT();
  return (
    <section className="panel pad stack">
      <h2 className="title-section">{t('first')}</h2>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`step.${step}`)}</b>
            <span className="muted">{t(`stepText.${step}`)}</span>
          </li>
        ))}
      </ol>
      {link !== undefined && (
        <div>
          <ButtonLink label={t('look')} href={link} />
        </div>
      )}
    </section>
  );
}
