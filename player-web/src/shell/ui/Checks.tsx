import type { DrawStepState } from '@skins/engine/fairness';
import type { ReactNode } from 'react';
import { CHECK_ICONS, verdictOf } from './check';
import { Icon } from './Icon';
import { Seal } from './Seal';
import styles from './Checks.module.css';

interface Step<Id extends string> {
  readonly id: Id;
  readonly state: DrawStepState;
  /** what a failed check found */
  readonly says: string;
}

interface ChecksProps<Id extends string> {
  steps: readonly Step<Id>[];
  renderVerdict: (state: DrawStepState) => ReactNode;
  words: (step: Step<Id>) => { readonly title: string; readonly state: string; readonly text: string };
}

/** The checks that this browser repeated: what they say together, then each. */
export function Checks<Id extends string>({ steps, renderVerdict, words }: ChecksProps<Id>) {
  const all = verdictOf(steps);
  return (
    <>
      <p className={styles['verdict']} data-state={all} role={all === 'fails' ? 'alert' : 'status'}>
        {all === 'fails' ? <Icon name="warning" /> : <Seal />}
        {renderVerdict(all)}
      </p>
      <ul className={styles['checks']}>
        {steps.map((step) => {
          const { title, state, text } = words(step);
          return (
            <li key={step.id} data-state={step.state}>
              <Icon name={CHECK_ICONS[step.state]} />
              <span>
                <b>{title}</b> · {state}
                <small className="note">
                  {text}
                  {step.state === 'fails' && step.says !== '' && (
                    <>
                      {' '}
                      <code lang="en">{step.says}</code>
                    </>
                  )}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
