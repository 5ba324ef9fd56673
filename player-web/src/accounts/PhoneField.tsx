import { Field } from '../ui/Field';
import { stripped } from './rules';
import { useT } from './t';

export interface PhoneFieldProps {
  value: string;
  onChange: (phone: string) => void;
  error: string | undefined;
}

export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const t = useT();
  return (
    <Field
      label={t('phone')}
      icon="phone"
      inputMode="numeric"
      autoComplete="tel"
      maxLength={20}
      value={value}
      onChange={(text) => onChange(stripped(text))}
      error={error}
    />
  );
}
