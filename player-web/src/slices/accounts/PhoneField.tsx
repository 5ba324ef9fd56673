import { phoneTyped } from '@skins/engine/typed';
import { Field } from '../../shell/ui/Field';
import { useT } from './t';

interface PhoneFieldProps {
  /** The label, if the form has several numbers. */
  label?: string;
  value: string;
  onChange: (phone: string) => void;
  error: string | undefined;
}

export function PhoneField({ label, value, onChange, error }: PhoneFieldProps) {
  const t = useT();
  return (
    <Field
      label={label ?? t('phone')}
      icon="phone"
      hint={t('phoneHint')}
      inputMode="tel"
      autoComplete="tel"
      maxLength={64}
      value={value}
      onChange={(text) => onChange(phoneTyped(text))}
      error={error}
    />
  );
}
