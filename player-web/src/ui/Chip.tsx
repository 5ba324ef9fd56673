import { ToggleGroup } from 'radix-ui';
import type { Rarity } from './rarity';
import styles from './Chip.module.css';

interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  rarity?: Rarity | undefined;
}

export interface ChipsProps<Value extends string> {
  label: string;
  options: readonly ChipOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** @public A filter: one of many, wrapping over lines. */
export function Chips<Value extends string>({ label, options, value, onChange }: ChipsProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      className={styles['chips']}
      aria-label={label}
      value={value}
      onValueChange={choose}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className={styles['chip']}
          data-rarity={option.rarity}
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
