import { stripped } from '@skins/engine/typed';
import { useState } from 'react';
import { Field } from '../../shell/ui/Field';
import { Icon } from '../../shell/ui/Icon';
import { useT } from './t';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
  hint?: string;
  error: string | undefined;
}

export function PasswordField({ value, onChange, ...rest }: PasswordFieldProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...rest}
      type={shown ? 'text' : 'password'}
      icon="lock"
      maxLength={64}
      value={value}
      onChange={(text) => onChange(stripped(text))}
      tool={
        <button
          type="button"
          aria-label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" />
        </button>
      }
    />
  );
}
