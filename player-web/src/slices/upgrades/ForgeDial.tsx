import { numberText } from '@skins/engine/fairness';
import { clsx } from 'clsx';
import { count, finePercent } from '../../shell/i18n/format';
import { revealed } from '../../shell/play';
import { colourOf } from '../../shell/ui';
import { Dial, type Hand } from './Dial';
import type { Quote, Target } from './queries';
import { useT } from './t';
import type { UpgradePlay } from './upgrade-play';
import type { Asked } from './use-quote';
import styles from './ForgeDial.module.css';

interface ForgeDialProps {
  play: UpgradePlay;
  /** what one turns for: it stands inside the dial */
  target: Target | undefined;
  quote: Quote | undefined;
  asked: Asked;
}

/** The dial of the page: the target and its chance before the press, the number once the hand is at rest. */
export function ForgeDial({ play, target, quote, asked }: ForgeDialProps) {
  const t = useT();
  const outcome = revealed(play);
  const shown = 'order' in play ? play.order.quote : quote;
  const turning = play.phase === 'revealing' && play.motion === 'moving';
  const hand: Hand = turning ? 'turns' : 'rests';
  // With reduced motion the hand's place is not shown before the verdict.
  const ticket = turning ? play.outcome.N : outcome?.N;
  const lost = outcome !== undefined && outcome.result !== 0;
  return (
    <Dial
      className={clsx(styles['dial'], lost && styles['lost'])}
      label={t('dial.label')}
      winUpTo={shown?.winUpTo}
      ticket={ticket}
      hand={hand}
      won={outcome?.result === 0}
    >
      <div
        className={styles['gate']}
        data-state={target === undefined ? 'empty' : lost ? 'lost' : 'ready'}
        data-colour={target === undefined || lost ? undefined : colourOf(target.skinsRarity, target.category)}
      >
        {target !== undefined && (
          <img src={target.stuffImage} width={512} height={288} alt="" decoding="async" draggable={false} />
        )}
        {outcome !== undefined ? (
          <>
            <b>{numberText(outcome.N)}</b>
            <small>{t(lost ? 'dial.lost' : 'dial.won', numbers(outcome))}</small>
          </>
        ) : shown === undefined ? (
          <Waiting asked={asked} />
        ) : (
          <>
            <b>{finePercent(shown.rate)}</b>
            <small>{t('dial.range', { last: count(shown.winUpTo) })}</small>
          </>
        )}
      </div>
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
    <small role="status">
      {refusal ?? (missing === undefined ? (waits ? t('dial.asking') : '') : t(`dial.missing.${missing}`))}
    </small>
  );
}
