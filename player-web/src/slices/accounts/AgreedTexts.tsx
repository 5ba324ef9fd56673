import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Skeleton } from '../../shell/ui/Skeleton';
import { Written } from '../../shell/ui/Written';
import { type AgreedPage, type AgreedTopic, agreementQuery } from './agreement';
import styles from './Agreed.module.css';
import { useT } from './t';

/** Some of the texts in force, one after the other. */
export function AgreedTexts({ topics }: { topics: readonly AgreedTopic[] }) {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useQuery(agreementQuery(i18n.language));
  if (data === undefined)
    return error === null ? (
      <Skeleton className={styles['waiting']} />
    ) : (
      <ErrorNote error={error} onRetry={() => void refetch()} />
    );
  return (
    <div className="stack">
      {data.pages
        .filter(({ topic }) => topics.includes(topic))
        .map((page) => (
          <AgreedText key={page.topic} page={page} titled={topics.length > 1} />
        ))}
    </div>
  );
}

function AgreedText({ page: { topic, questions }, titled }: { page: AgreedPage; titled: boolean }) {
  const t = useT();
  return (
    <section className="stack">
      {titled && <h3 className="title-card">{t(`agreed.topic.${topic}`)}</h3>}
      {questions.map(({ id, title, text }) => (
        <div key={id} className={styles['question']}>
          <h4>{title}</h4>
          <Written text={text} />
        </div>
      ))}
    </section>
  );
}
