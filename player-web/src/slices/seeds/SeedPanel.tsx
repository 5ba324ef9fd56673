import { Tag } from '../../shell/ui';
import { SeedForm } from './SeedForm';
import { useT } from './t';

/** The seeds of the next play, beside its game. */
export function SeedPanel({ versionHash }: { versionHash: string }) {
  const t = useT();
  return (
    <section className="panel pad stack" aria-labelledby="seeds">
      <div className="split">
        <h2 className="title-card" id="seeds">
          {t('panel.title')}
        </h2>
        <Tag label={t('panel.committed')} tone="ok" />
      </div>
      <SeedForm versionHash={versionHash} />
    </section>
  );
}
