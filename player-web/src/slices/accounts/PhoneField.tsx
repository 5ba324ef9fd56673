import { Field } from '../../shell/ui/Field';
import { stripped } from './rules';
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
      inputMode="numeric"
      autoComplete="tel"
      maxLength={20}
      value={value}
      onChange={(text) => onChange(stripped(text))}
      error={error}
    />
  );
}
