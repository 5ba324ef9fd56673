import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import styles from './Segment.module.css';

interface SegmentOption<Value extends string | number> {
  value: Value;
  label: string;
}

export interface SegmentProps<Value extends string | number> {
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few, side by side: a group of radio buttons. */
export function Segment<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  className,
}: SegmentProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => String(option.value) === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <RadioGroup.Root
      className={clsx(styles['segment'], className)}
      aria-label={label}
      orientation="horizontal"
      value={String(value)}
      onValueChange={choose}
      disabled={disabled}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={String(option.value)}>
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
