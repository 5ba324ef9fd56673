import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { moment } from '../../shell/i18n/format';
import { agreementQuery, isHashOf, pastAgreementQuery } from '../accounts/agreement';
import { Link, useParams, useSearchParams } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { routeAt } from '../../shell/app/routes';
import { useWords } from '../../shell/i18n';
import { Refused } from '../../shell/net';
import { Button, ButtonLink, Empty, ErrorNote, Field, Skeleton } from '../../shell/ui';
import { Written } from '../../shell/ui/Written';
import { find } from './find';
import { type Page, entriesOf, pagesOf } from './pages';
import { topicPath } from './paths';
import { contactQuery, textsQuery } from './queries';
import { KEYS, type Topic } from './topics';
import { imprintWords, serviceWords } from './words';
import { useT } from './t';
import styles from './Help.module.css';

/**
 * `/page/helpcenter/:key`: questions and answers. Queries: `title` opens a question, `query` searches all pages, `agreed`
 * shows texts as a player agreed to them.
 */
export function HelpPage() {
  const t = useT();
  const { key } = useParams();
  const [address, setAddress] = useSearchParams();
  const topic = KEYS.find((one) => one === key) ?? KEYS[0] ?? 'activity';
  const words = address.get('query') ?? '';
  const asked = address.get('title') ?? '';
  const agreed = address.get('agreed');
  const look = (query: string) => setAddress((before) => changed(before, query), { replace: true });
  return (
    <>
      <section className="stage stage-section">
        <div className={`page ${styles['head'] ?? ''}`}>
          <div>
            <Breadcrumb {...(key !== undefined && { here: t(`topic.${topic}.name`) })} />
            <h1 className="title-page">{t('title')}</h1>
            <p className="lede">{t('lede')}</p>
          </div>
          <search>
            <Field
              type="search"
              icon="search"
              label={t('search')}
              value={words}
              maxLength={60}
              onChange={look}
            />
          </search>
        </div>
      </section>
      <div className={`page page-main ${styles['body'] ?? ''}`}>
        <Topics current={words === '' ? topic : undefined} />
        {agreed !== null && words === '' ? (
          <PastText topic={topic} hash={agreed} />
        ) : (
          <Body topic={topic} asked={asked} words={words} />
        )}
        <Person />
      </div>
    </>
  );
}

/** Waits for the shop's own pages: the built-in ones may not apply here. */
function Body({ topic, asked, words }: { topic: Topic; asked: string; words: string }) {
  const t = useT();
  const { i18n } = useTranslation();
  const written = useQuery(textsQuery(i18n.language));
  const agreement = useQuery(agreementQuery(i18n.language));
  const error = written.error ?? agreement.error;
  const refetch = () => Promise.all([written.refetch(), agreement.refetch()]);
  if (written.data === undefined || agreement.data === undefined)
    return (
      <article className={styles['answers']}>
        {error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )}
      </article>
    );
  const pages = pagesOf([...written.data, ...agreement.data.pages], (question) => ({
    title: t(`ask.${question}.q`),
    text: t(`ask.${question}.a`),
  }));
  const page = pages.find((one) => one.topic === topic);
  if (words !== '') return <Hits pages={pages} words={words} />;
  return page && <Answers key={`${topic} ${asked}`} page={page} asked={asked} />;
}

/** A text as a player agreed to it, in its language then. The browser computes the hash of all texts again. */
function PastText({ topic, hash }: { topic: Topic; hash: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery(pastAgreementQuery(hash));
  const page = data?.pages.find((one) => one.topic === topic);
  if (data === undefined)
    return (
      <article className={styles['answers']}>
        {error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : error instanceof Refused && (error.status === 404 || error.status === 400) ? (
          <Empty
            icon="info"
            text={t('past.gone')}
            action={<ButtonLink variant="solid" href={topicPath(topic)} label={t('past.now')} />}
          />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )}
      </article>
    );
  return (
    <article className={styles['answers']}>
      <header>
        <h2 className="title-section">{t(`topic.${topic}.name`)}</h2>
        <p className="note">
          {data.until === null
            ? t('past.since', { from: moment(data.from) })
            : t('past.span', { from: moment(data.from), until: moment(data.until) })}
        </p>
        <p className={`note mono ${styles['hash'] ?? ''}`}>{data.hash}</p>
        <p className="note" role="status">
          {t(isHashOf(data) ? 'past.agrees' : 'past.differs')}
        </p>
      </header>
      {page !== undefined &&
        entriesOf(page).map(({ id, title, text }) => (
          <details key={id} className={styles['question']} lang={data.language} open>
            <summary>{title}</summary>
            <div className={styles['answer']}>
              <Written text={text} />
            </div>
          </details>
        ))}
    </article>
  );
}

function changed(before: URLSearchParams, query: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (query === '') after.delete('query');
  else after.set('query', query);
  return after;
}

function Topics({ current }: { current: Topic | undefined }) {
  const t = useT();
  return (
    <nav className={styles['topics']} aria-label={t('topics')}>
      <ul>
        {KEYS.map((topic) => (
          <li key={topic}>
            <Link href={topicPath(topic)} aria-current={topic === current ? 'page' : undefined}>
              <b>{t(`topic.${topic}.name`)}</b>
              <small>{t(`topic.${topic}.note`)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One page: its questions, of which one may be open. */
function Answers({ page: { topic, entries }, asked }: { page: Page; asked: string }) {
  const t = useT();
  const open = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <article className={styles['answers']}>
      <header>
        <h2 className="title-section">{t(`topic.${topic}.name`)}</h2>
        <p className="note">{t(`topic.${topic}.note`)}</p>
      </header>
      {entries.map(({ id, title, text, to }, at) => (
        <details
          key={id}
          className={styles['question']}
          open={id === asked || (asked === '' && at === 0)}
          ref={id === asked ? open : undefined}
        >
          <summary>{title}</summary>
          <div className={styles['answer']}>
            <Written text={text} />
            <Further to={to} />
          </div>
        </details>
      ))}
    </article>
  );
}

function Further({ to }: { to: string | undefined }) {
  const t = useT();
  const say = useWords();
  const route = to === undefined ? undefined : routeAt(to.split('#')[0] ?? to);
  if (to === undefined || route === undefined) return null;
  return (
    <p>
      {t('further')}{' '}
      <Link className="link" href={to}>
        {say(route.title)}
      </Link>
    </p>
  );
}

function Hits({ pages, words }: { pages: readonly Page[]; words: string }) {
  const t = useT();
  const hits = find(words, pages);
  if (hits.length === 0)
    return (
      <article className={styles['answers']} role="status">
        <Empty text={t('none', { words })} action={<p className="note">{t('noneText')}</p>} />
      </article>
    );
  return (
    <article className={styles['answers']}>
      <header role="status">
        <h2 className="title-section">{t('hits', { words })}</h2>
      </header>
      <ul className={styles['hits']}>
        {hits.map(({ topic, entry }) => (
          <li key={`${topic} ${entry.id}`}>
            <Link href={topicPath(topic, entry.id)}>
              <small>{t(`topic.${topic}.name`)}</small>
              <b>{entry.title}</b>
              <span>{entry.words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** How to reach a person. */
function Person() {
  const t = useT();
  const say = useWords();
  const { i18n } = useTranslation();
  const { service, imprint } = useQuery(contactQuery(i18n.language)).data ?? {};
  return (
    <aside className={`panel pad stack ${styles['person'] ?? ''}`}>
      <Button icon="info" label={t('guide.start')} onClick={() => openModal('guide', { next: null })} />
      <h2 className="title-card">{t('person.title')}</h2>
      {typeof service === 'string' && (
        <a className="link" href={service}>
          {say(serviceWords)}
        </a>
      )}
      {typeof imprint === 'string' && (
        <a className="link" href={imprint}>
          {say(imprintWords)}
        </a>
      )}
      {service === null && imprint === null && <p className="note">{t('person.unset')}</p>}
    </aside>
  );
}
