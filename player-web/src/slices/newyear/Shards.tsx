import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { count } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { useSession } from '../../shell/session';
import { ButtonLink } from '../../shell/ui';
import { paths } from '../props/paths';
import { offersQuery } from '../props/queries';
import { useT } from './t';
import styles from './Season.module.css';

/** Leads to the exchange of fragments. */
export function Shards() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const { token } = useSession();
  const held = useResultsHeld();
  const { data } = useQuery({ ...offersQuery(language), enabled: token !== undefined && !held });
  return (
    <section className={`panel pad ${styles['shards'] ?? ''}`}>
      <img src="/props/debris.svg" width={160} height={120} alt="" loading="lazy" />
      <div>
        <h2 className="title-card">{t('shards.title')}</h2>
        <p>{data === undefined ? t('shards.textVisitor') : t('shards.text', { held: count(data.held) })}</p>
      </div>
      <ButtonLink variant="solid" href={paths.fragments} label={t('shards.go')} />
    </section>
  );
}
