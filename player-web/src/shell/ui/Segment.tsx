import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './Segment.module.css';

interface SegmentOption<Value extends string | number> {
  value: Value;
  label: string;
  /** Shows a red dot: something waits there. The text is read aloud. */
  news?: string | undefined;
}

interface SegmentProps<Value extends string | number> {
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A choice of a few options side by side: native radio buttons. */
export function Segment<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  className,
}: SegmentProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={clsx(styles['segment'], className)}
      role="radiogroup"
      aria-label={label}
      disabled={disabled}
    >
      {options.map((option) => (
        <label className={styles['option']} key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.news !== undefined && (
            <>
              {' '}
              <span className="dot" aria-hidden="true" />
              <span className="sr-only">{option.news}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
