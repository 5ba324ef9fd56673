import type { ReactNode } from 'react';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { count } from '../../shell/i18n/format';
import { timesText } from '../../shell/result/grade';
import { Avatar } from '../../shell/ui';
import type { Profile } from './queries';
import { useT } from './t';
import styles from './Profile.module.css';

/** The head of a player's page: picture, name, and the figures that are shown. */
export function Person({
  profile,
  title,
  children,
}: {
  profile: Profile;
  title: string;
  children: ReactNode;
}) {
  const t = useT();
  const { luck, best, collection } = profile;
  const [first] = best ?? [];
  const facts = [
    ...(collection === null
      ? []
      : [
          {
            name: t('seen'),
            value: `${count(collection.seen)} / ${count(collection.places)}`,
          },
        ]),
    ...(first === undefined ? [] : [{ name: t('bestMultiple'), value: timesText(first.multiple) }]),
    ...(luck === null ? [] : [{ name: t('plays'), value: count(luck.plays) }]),
  ];
  return (
    <section className={`stage stage-section ${styles['head']}`}>
      <div className="page stack">
        <Breadcrumb {...(title === profile.userName && { here: title })} />
        <div className={styles['person']}>
          <Avatar
            image={profile.avatar}
            frame={profile.headPortraitBox}
            vipLevel={profile.vipLevel}
            size={96}
          />
          <div className={styles['who']}>
            <h1 className="title-page">{title}</h1>
            {title !== profile.userName && (
              <p className="muted">{t('asShown', { name: profile.userName })}</p>
            )}
          </div>
        </div>
        {facts.length > 0 && (
          <dl className={styles['figures']}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="cluster">{children}</div>
      </div>
    </section>
  );
}
