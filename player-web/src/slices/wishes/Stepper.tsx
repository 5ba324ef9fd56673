import { useId } from 'react';
import { Icon } from '../../shell/ui';
import styles from './Stepper.module.css';

interface StepperProps {
  label: string;
  less: string;
  more: string;
  /** as typed; may be empty meanwhile */
  text: string;
  least: number;
  most: number;
  onChange: (text: string) => void;
  hint?: string | undefined;
}

/** Returns the number in a stepper's text; undefined for anything else than a whole number. */
export const steppedNumber = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;

/** A whole number with a button less and a button more. */
export function Stepper({ label, less, more, text, least, most, onChange, hint }: StepperProps) {
  const id = useId();
  const value = steppedNumber(text);
  const wrong = value === undefined || value < least || value > most;
  const step = (by: number) => onChange(String(Math.min(most, Math.max(least, (value ?? least) + by))));
  return (
    <div className={styles['stepper']} data-wrong={wrong}>
      <button
        type="button"
        aria-label={less}
        disabled={value !== undefined && value <= least}
        onClick={() => step(-1)}
      >
        <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
          <path d="M5 12h14" />
        </svg>
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={hint === undefined ? undefined : id}
        value={text}
        maxLength={4}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        aria-label={more}
        disabled={value !== undefined && value >= most}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
      {hint !== undefined && (
        <p className="note" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
