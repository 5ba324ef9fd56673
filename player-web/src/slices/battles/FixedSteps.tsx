import { clock, count } from '../../shell/i18n/format';
import { Steps } from '../../shell/ui/Steps';
import type { BattleDetail } from './queries';
import { SteersNote } from './SteersNote';
import { useT } from './t';

/** What is fixed when, with the times of this battle as far as they are known. */
export function FixedSteps({ detail: { battle, evidence } }: { detail: BattleDetail }) {
  const t = useT();
  const { frozen, sealed, source, drawn } = evidence;
  const at = (time: number | null | undefined) =>
    time === null || time === undefined ? '' : ` · ${clock(time)}`;
  return (
    <section className="panel pad stack" aria-labelledby="battle-fixed-title">
      <h2 className="title-section" id="battle-fixed-title">
        {t('fixed.title')}
      </h2>
      <SteersNote by={battle.steers} />
      <Steps>
        <li>
          <b>
            {t('fixed.frozen')}
            {at(frozen?.time)}
          </b>
          <p className="note">{t('fixed.frozenText')}</p>
        </li>
        <li>
          <b>
            {t('fixed.sealed')}
            {at(sealed?.time)}
          </b>
          <p className="note">{t('fixed.sealedText')}</p>
        </li>
        <li>
          <b>
            {source === null ? t('fixed.round') : t('fixed.roundNo', { round: count(source.round) })}
            {at(source?.time)}
          </b>
          <p className="note">{t('fixed.roundText')}</p>
        </li>
        <li>
          <b>
            {t('fixed.drawn')}
            {at(drawn)}
          </b>
          <p className="note">{t('fixed.drawnText')}</p>
        </li>
      </Steps>
    </section>
  );
}
