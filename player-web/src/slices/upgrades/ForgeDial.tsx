import { numberText } from '@skins/engine/fairness';
import { count, finePercent } from '../../shell/i18n/format';
import { revealed } from '../../shell/play';
import { Dial, type Hand } from './Dial';
import type { Quote } from './queries';
import { useT } from './t';
import type { UpgradePlay } from './upgrade-play';
import type { Asked } from './use-quote';

/** The dial of the page: the chance before the press, the number once the hand is at rest. */
export function ForgeDial({
  play,
  quote,
  asked,
}: {
  play: UpgradePlay;
  quote: Quote | undefined;
  asked: Asked;
}) {
  const t = useT();
  const outcome = revealed(play);
  const shown = 'order' in play ? play.order.quote : quote;
  const turning = play.phase === 'revealing' && play.motion === 'moving';
  const hand: Hand = turning ? 'turns' : 'rests';
  // With reduced motion the hand's place is not shown before the verdict.
  const ticket = turning ? play.outcome.N : outcome?.N;
  return (
    <Dial
      label={t('dial.label')}
      winUpTo={shown?.winUpTo}
      ticket={ticket}
      hand={hand}
      won={outcome?.result === 0}
    >
      {outcome !== undefined ? (
        <>
          <small>{t('dial.number')}</small>
          <b>{numberText(outcome.N)}</b>
          <span>{t(outcome.result === 0 ? 'dial.won' : 'dial.lost', numbers(outcome))}</span>
        </>
      ) : shown === undefined ? (
        <Waiting asked={asked} />
      ) : (
        <>
          <small>{t(play.phase === 'revealing' ? 'dial.turning' : 'dial.chance')}</small>
          <b>{finePercent(shown.rate)}</b>
          <span>{t('dial.range', { last: count(shown.winUpTo) })}</span>
        </>
      )}
    </Dial>
  );
}

const numbers = ({ N, winUpTo }: { N: number; winUpTo: number }) => ({
  n: count(N),
  last: count(winUpTo),
});

/** Explains why no chance is shown yet. */
function Waiting({ asked: { missing, refusal, waits } }: { asked: Asked }) {
  const t = useT();
  return (
    <>
      <small>{t('dial.chance')}</small>
      <b>—</b>
      <span role="status">
        {refusal ?? (missing === undefined ? (waits ? t('dial.asking') : '') : t(`dial.missing.${missing}`))}
      </span>
    </>
  );
}
