import { useTranslation } from 'react-i18next';
import { Tag } from '../ui';
import { SeedForm } from './SeedForm';

/** The seeds of the next play, beside the box. */
export function SeedPanel({ versionHash }: { versionHash: string }) {
  const { t } = useTranslation();
  return (
    <section className="panel pad stack" aria-labelledby="seeds">
      <div className="split">
        <h2 className="title-card" id="seeds">
          {t('seeds.panel.title')}
        </h2>
        <Tag label={t('seeds.panel.committed')} tone="ok" />
      </div>
      <SeedForm versionHash={versionHash} />
    </section>
  );
}
