import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

/** A check box; its whole row can be pressed. */
export function Checkbox({ label, checked, onChange, disabled, invalid, describedBy }: CheckboxProps) {
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        className={styles['box']}
        checked={checked}
        disabled={disabled}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
