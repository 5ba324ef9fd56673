import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Field.module.css';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'children'>;

interface FieldProps extends Native {
  label: string;
  value: string;
  onChange: (value: string) => void;
  icon?: IconName | undefined;
  hint?: string | undefined;
  /** The fault in the value; empty or absent if there is none. */
  error?: string | undefined;
  /** Small text after the label, such as "optional". */
  note?: string | undefined;
  /** Element to the right of the label. */
  aside?: ReactNode;
  /** Element inside the box, after the value. */
  tool?: ReactNode;
  /** Element to the right of the box. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Field({
  label,
  value,
  onChange,
  icon,
  hint,
  error,
  note,
  aside,
  tool,
  beside,
  ...input
}: FieldProps) {
  const id = useId();
  const wrong = error !== undefined && error !== '';
  const box = (
    <div className={styles['box']}>
      {icon !== undefined && <Icon name={icon} />}
      <input
        {...input}
        id={id}
        value={value}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong || hint !== undefined ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {tool}
    </div>
  );
  return (
    <div className={styles['field']}>
      <div className="split">
        <label className={styles['label']} htmlFor={id}>
          {label}
          {note !== undefined && <span className="note"> {note}</span>}
        </label>
        {aside}
      </div>
      {beside === undefined ? (
        box
      ) : (
        <div className={styles['beside']}>
          {box}
          {beside}
        </div>
      )}
      {wrong ? (
        <FieldError id={`${id}-note`} text={error} />
      ) : (
        hint !== undefined && (
          <p className={styles['hint']} id={`${id}-note`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p className={styles['error']} id={id} role="alert">
      <Icon name="warning" />
      {text}
    </p>
  );
}
