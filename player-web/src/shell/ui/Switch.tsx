import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A switch with a label; both can be pressed. */
export function Switch({ label, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <label className={clsx(styles['row'], className)}>
      <button
        type="button"
        role="switch"
        className={styles['switch']}
        aria-checked={checked}
        aria-labelledby={id}
        data-state={checked ? 'checked' : 'unchecked'}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
      <span id={id}>{label}</span>
    </label>
  );
}
