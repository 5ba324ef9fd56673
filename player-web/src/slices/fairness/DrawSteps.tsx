import type { DrawStep } from '@skins/engine/fairness';
import { Icon } from '../../shell/ui';
import { CHECK_ICONS } from '../../shell/ui/check';
import { Steps } from '../../shell/ui/Steps';
import { useT } from './t';
import styles from './DrawCheck.module.css';

/** The result of a recomputed draw: one sentence, then step by step. */
export function DrawSteps({ steps }: { steps: readonly DrawStep[] }) {
  const t = useT();
  return (
    <>
      <Verdict steps={steps} />
      <Steps label={t('draw.check')}>
        {steps.map(({ id, state, says }) => (
          <li key={id} className="stack" data-verdict={state}>
            <h3 className="title-card">{t(`draw.step.${id}.title`)}</h3>
            <p className={styles['state']} data-state={state}>
              <Icon name={CHECK_ICONS[state]} />
              {t(`draw.state.${state}`)}
            </p>
            {state === 'open' && <p className="note">{t(`draw.step.${id}.open`)}</p>}
            {state === 'fails' && (
              <p className={styles['differs']}>
                {t('draw.differs')} <code lang="en">{says}</code>
              </p>
            )}
          </li>
        ))}
      </Steps>
    </>
  );
}

function Verdict({ steps }: { steps: readonly DrawStep[] }) {
  const t = useT();
  const failing = steps.filter(({ state }) => state === 'fails');
  const holds = steps.filter(({ state }) => state === 'holds').length;
  const state = failing.length > 0 ? 'fails' : holds === steps.length ? 'holds' : 'open';
  const words = {
    fails: () => t('draw.fails', { fails: failing.map(({ id }) => t(`draw.step.${id}.title`)).join(', ') }),
    holds: () => t('draw.allHold'),
    open: () => t('draw.someOpen', { holds, total: steps.length }),
  };
  return (
    <p className={styles['verdict']} data-state={state} role={state === 'fails' ? 'alert' : 'status'}>
      <Icon name={CHECK_ICONS[state]} />
      {words[state]()}
    </p>
  );
}
