import { Field } from '../../shell/ui/Field';
import { stripped } from './rules';
import { useT } from './t';

interface PhoneFieldProps {
  /** The number that is meant, where it is not the only one. */
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
      inputMode="numeric"
      autoComplete="tel"
      maxLength={20}
      value={value}
      onChange={(text) => onChange(stripped(text))}
      error={error}
    />
  );
}
