import type { ReactNode } from 'react';
import { Checkbox } from '../../shell/ui/Checkbox';
import { useDialog } from '../../shell/ui/dialog-control';
import { FieldError } from '../../shell/ui/Field';
import { TermsDialog } from './TermsDialog';
import { weave } from './woven';
import { useT } from './t';
import styles from './Auth.module.css';

export type Tick = 'fun' | 'adult' | 'hash';

interface TicksProps {
  names: readonly Tick[];
  ticked: readonly Tick[];
  onChange: (ticked: Tick[]) => void;
  /** Shown if one is missing. */
  error: string | undefined;
}

/** The player's agreements, each with its check box. */
export function Ticks({ names, ticked, onChange, error }: TicksProps) {
  const set = (name: Tick) => (checked: boolean) =>
    onChange(names.filter((other) => (other === name ? checked : ticked.includes(other))));
  return (
    <div className={styles['ticks']}>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={<TickSentence name={name} />}
          checked={ticked.includes(name)}
          invalid={error !== undefined && !ticked.includes(name)}
          describedBy={error === undefined ? undefined : 'ticks-error'}
          onChange={set(name)}
        />
      ))}
      {error !== undefined && <FieldError id="ticks-error" text={error} />}
    </div>
  );
}

function TickSentence({ name }: { name: Tick }): ReactNode {
  const t = useT();
  if (name === 'fun') return t('tick.fun');
  if (name === 'hash') return weave(t('tick.hash', { hash: '[hash]' }), { hash: <Term of="hash" /> });
  return weave(t('tick.adult', { agreement: '[agreement]', privacy: '[privacy]' }), {
    agreement: <Term of="agreement" />,
    privacy: <Term of="privacy" />,
  });
}

/** A link that opens a text above the form, so that the input is kept. */
function Term({ of }: { of: 'agreement' | 'privacy' | 'hash' }) {
  const t = useT();
  const control = useDialog();
  return (
    <>
      <button type="button" className="link" onClick={control.show}>
        {t(`tick.${of}Name`)}
      </button>
      <TermsDialog control={control} of={of} />
    </>
  );
}
