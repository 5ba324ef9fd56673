import { count, moment } from '../../shell/i18n/format';
import { sourceOf } from '../fairness/draw-source';
import { useSourceWords } from '../fairness/Steers';
import { SeedField } from '../../shell/ui';
import type { Evidence } from './queries';
import { useT } from './t';

/** The source of the draw: a round of a public beacon, or a seed of the shop that was committed before. */
export function SourceStep({ evidence }: { evidence: Evidence }) {
  const t = useT();
  const words = useSourceWords();
  const { source, round, seed } = evidence;
  const kind = sourceOf(evidence);
  const values =
    source.kind === 'house'
      ? { round: '', time: '' }
      : { round: count(source.round), time: moment(source.time) };
  if (source.kind === 'house')
    return (
      <li className="stack">
        <h3 className="title-card">{words.name(kind)}</h3>
        <p className="note">{words.text(kind, values)}</p>
        <SeedField label={t('fair.commitment')} value={source.commitment} />
        {seed !== null && <SeedField label={t('fair.seed')} value={seed} />}
      </li>
    );
  return (
    <li className="stack">
      <h3 className="title-card">{words.name(kind)}</h3>
      <p className="note">{words.text(kind, values)}</p>
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
