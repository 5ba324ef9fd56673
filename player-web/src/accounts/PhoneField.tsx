import { useTranslation } from 'react-i18next';
import { Field } from '../ui/Field';
import { stripped } from './rules';

export interface PhoneFieldProps {
  value: string;
  onChange: (phone: string) => void;
  error: string | undefined;
}

export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('accounts.phone')}
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
