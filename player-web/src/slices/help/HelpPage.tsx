import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { routeAt } from '../../shell/app/routes';
import { useWords } from '../../shell/i18n';
import { Empty, Field } from '../../shell/ui';
import { find } from './find';
import { topicPath } from './paths';
import { contactQuery } from './queries';
import { KEYS, LINKS, type Question, TOPICS, type Topic } from './topics';
import { useT } from './t';
import styles from './Help.module.css';

/** `/page/helpcenter/:key`: questions and answers. Queries: `title` opens a question, `query` searches all pages. */
export function HelpPage() {
  const t = useT();
  const { key } = useParams();
  const [address, setAddress] = useSearchParams();
  const topic = KEYS.find((one) => one === key) ?? KEYS[0] ?? 'activity';
  const words = address.get('query') ?? '';
  const asked = address.get('title') ?? '';
  const look = (query: string) => setAddress((before) => changed(before, query), { replace: true });
  return (
    <>
      <section className="stage stage-section">
        <div className={`page ${styles['head'] ?? ''}`}>
          <div>
            <Breadcrumb here={words === '' ? t(`topic.${topic}.name`) : t('title')} />
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
        {words === '' ? (
          <Answers key={`${topic} ${asked}`} topic={topic} asked={asked} />
        ) : (
          <Hits words={words} />
        )}
        <Person />
      </div>
    </>
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
function Answers({ topic, asked }: { topic: Topic; asked: string }) {
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
      {TOPICS[topic].map((question, at) => {
        const isAsked = question === asked;
        return (
          <details
            key={question}
            className={styles['question']}
            open={isAsked || (asked === '' && at === 0)}
            ref={isAsked ? open : undefined}
          >
            <summary>{t(`ask.${question}.q`)}</summary>
            <p>{t(`ask.${question}.a`)}</p>
            <Further question={question} />
          </details>
        );
      })}
    </article>
  );
}

function Further({ question }: { question: Question }) {
  const t = useT();
  const say = useWords();
  const to = LINKS[question];
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

function Hits({ words }: { words: string }) {
  const t = useT();
  const hits = find(words, (question) => `${t(`ask.${question}.q`)} ${t(`ask.${question}.a`)}`);
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
        {hits.map(({ topic, question }) => (
          <li key={question}>
            <Link href={topicPath(topic, question)}>
              <small>{t(`topic.${topic}.name`)}</small>
              <b>{t(`ask.${question}.q`)}</b>
              <span>{t(`ask.${question}.a`)}</span>
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
  const { i18n } = useTranslation();
  const { service, imprint } = useQuery(contactQuery(i18n.language)).data ?? {};
  return (
    <aside className={`panel pad stack ${styles['person'] ?? ''}`}>
      <h2 className="title-card">{t('person.title')}</h2>
      {typeof service === 'string' && (
        <a className="link" href={service}>
          {t('person.service')}
        </a>
      )}
      {typeof imprint === 'string' && (
        <a className="link" href={imprint}>
          {t('person.imprint')}
        </a>
      )}
      {service === null && imprint === null && <p className="note">{t('person.unset')}</p>}
    </aside>
  );
}
