import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../shell/ui';
import type { BoxPlay } from './box-play';
import { useT } from './t';
import styles from './MyLast.module.css';

const STEPS = 4;

/** Returns the step of the guided opening that a play has come to; 4 is the player's to choose. */
const stepOf = (phase: BoxPlay['phase']): 1 | 2 | 3 => {
  if (phase === 'idle') return 1;
  return phase === 'landed' || phase === 'settled' ? 3 : 2;
};

/** Returns whether the address asks for the guided opening, and how to end it. */
export function useGuide(): { readonly guided: boolean; readonly end: () => void } {
  const [path, navigate] = useLocation();
  const guided = new URLSearchParams(useSearch()).has('guide');
  return { guided, end: () => navigate(path, { replace: true }) };
}

/** The guided opening: four steps, one line each, in the row of the last results. */
export function Guide({ phase, onEnd }: { phase: BoxPlay['phase']; onEnd: () => void }) {
  const t = useT();
  const [checks, check] = useState(false);
  const step = checks ? STEPS : stepOf(phase);
  return (
    <div className={styles['offer']} role="status">
      <p>
        <b>
          {step} / {STEPS}
        </b>{' '}
        {t(`guide.s${step}`)}
      </p>
      {step === 3 && <Button size="sm" variant="solid" label={t('guide.next')} onClick={() => check(true)} />}
      <Button
        size="sm"
        variant="quiet"
        label={t(step === STEPS ? 'guide.done' : 'guide.skip')}
        onClick={onEnd}
      />
    </div>
  );
}
