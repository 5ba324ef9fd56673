import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moment } from '../../shell/i18n/format';
import { Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { Written } from '../../shell/ui/Written';
import { type Menu, newNoticesQuery, noticesQuery } from './queries';
import { seeVersion } from './seen';
import { useT } from './t';
import styles from './NoticesPanel.module.css';

/** The shop's announcements: a list by topic, and the text of the chosen one. */
export function NoticesPanel() {
  const t = useT();
  const { i18n } = useTranslation();
  const newest = useQuery(newNoticesQuery);
  const version = newest.data?.version;
  const menu = useQuery({ ...noticesQuery(i18n.language, version ?? ''), enabled: version !== undefined });
  const read = menu.data !== undefined;
  useEffect(() => {
    if (read && version !== undefined) seeVersion(version);
  }, [read, version]);
  const error = newest.error ?? menu.error;
  if (menu.data !== undefined)
    return menu.data.length === 0 ? (
      <Empty text={t('notices.none')} icon="horn" />
    ) : (
      <Shown menu={menu.data} />
    );
  if (error === null) return <Skeleton className={styles['waiting']} />;
  return <ErrorNote error={error} onRetry={() => void Promise.all([newest.refetch(), menu.refetch()])} />;
}

function Shown({ menu }: { menu: Menu }) {
  const t = useT();
  const all = menu.flatMap(({ secondLevel }) => secondLevel);
  const [asked, setAsked] = useState(menu.find(({ isChacked }) => isChacked)?.secondLevel[0]?.id);
  const chosen = all.find(({ id }) => id === asked) ?? all[0];
  return (
    <div className={styles['notices']}>
      <nav aria-label={t('notices.list')}>
        {menu.map(({ type, name, secondLevel }) => (
          <section key={type}>
            <h3 className={styles['kind']}>{name}</h3>
            <ul>
              {secondLevel.map(({ id, title, time }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles['entry']}
                    aria-current={id === chosen?.id ? 'true' : undefined}
                    onClick={() => setAsked(id)}
                  >
                    {title}
                    {time !== null && <small>{moment(time)}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {chosen !== undefined && (
        <article className={styles['article']} aria-live="polite">
          <h3 className="title-section">{chosen.title}</h3>
          {chosen.time !== null && <p className="note">{moment(chosen.time)}</p>}
          <div className={styles['text']}>
            <Written text={chosen.content} />
          </div>
        </article>
      )}
    </div>
  );
}
