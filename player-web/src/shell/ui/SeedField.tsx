import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text';
import { Icon } from './Icon';
import styles from './SeedField.module.css';

interface SeedFieldProps {
  label: ReactNode;
  /** The whole value; `copy` copies all of it, masked or not. */
  value: string;
  /** Hides two digits in the middle. */
  masked?: boolean | undefined;
  /** Highlights the first digits: their number. */
  markFirst?: number | undefined;
  /** Shown instead of the value, without a copy button. */
  placeholder?: string | undefined;
}

function shown(value: string, masked: boolean, markFirst: number): ReactNode {
  if (masked && value.length > 4) {
    const middle = Math.floor(value.length / 2) - 1;
    return (
      <>
        {value.slice(0, middle)}
        <s>**</s>
        {value.slice(middle + 2)}
      </>
    );
  }
  if (markFirst === 0) return value;
  return (
    <>
      <mark>{value.slice(0, markFirst)}</mark>
      {value.slice(markFirst)}
    </>
  );
}

/** A seed or hash with its label and a copy button. */
export function SeedField({ label, value, masked = false, markFirst = 0, placeholder }: SeedFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['seed']}>
      <div className={styles['label']}>{label}</div>
      <div className={styles['box']}>
        <code className={styles['value']}>{placeholder ?? shown(value, masked, markFirst)}</code>
        {placeholder === undefined && value !== '' && (
          <button
            type="button"
            className={styles['copy']}
            aria-label={t('ui.copy')}
            onClick={() => void copyText(value)}
          >
            <Icon name="copy" />
          </button>
        )}
      </div>
    </div>
  );
}
