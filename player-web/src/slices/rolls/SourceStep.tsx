import { count, moment } from '../../shell/i18n/format';
import { SeedField } from '../../shell/ui';
import type { Evidence } from './queries';
import { useT } from './t';

/** The source of the draw: a round of a public beacon, or a seed of the shop that was committed before. */
export function SourceStep({ evidence: { source, round, seed } }: { evidence: Evidence }) {
  const t = useT();
  if (source.kind === 'house')
    return (
      <li className="stack">
        <h3 className="title-card">{t('fair.house')}</h3>
        <p className="note">{t('fair.houseText')}</p>
        <SeedField label={t('fair.commitment')} value={source.commitment} />
        {seed !== null && <SeedField label={t('fair.seed')} value={seed} />}
      </li>
    );
  return (
    <li className="stack">
      <h3 className="title-card">{t('fair.beacon')}</h3>
      <p className="note">
        {t('fair.beaconText', { round: count(source.round), time: moment(source.time) })}
      </p>
      <SeedField label={t('fair.chain')} value={source.chain.hash} />
      {round !== null && (
        <>
          <SeedField label={t('fair.randomness')} value={round.randomness} />
          <SeedField label={t('fair.signature')} value={round.signature} />
        </>
      )}
    </li>
  );
}
