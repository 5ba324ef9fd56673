import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  /** The accessible name, if the label alone names several switches. It starts with the label. */
  'aria-label'?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A switch with a label; both can be pressed. */
export function Switch({ label, checked, onChange, disabled, className, ...named }: SwitchProps) {
  const id = useId();
  return (
    <label className={clsx(styles['row'], className)}>
      <button
        type="button"
        role="switch"
        className={styles['switch']}
        aria-checked={checked}
        {...(named['aria-label'] === undefined ? { 'aria-labelledby': id } : named)}
        data-state={checked ? 'checked' : 'unchecked'}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
      <span id={id}>{label}</span>
    </label>
  );
}
