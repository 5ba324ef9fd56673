import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Refused } from '../net/failures';
import { Button } from './Button';
import { copyText } from './copy-text';
import { Icon } from './Icon';
import styles from './ErrorNote.module.css';

interface ErrorNoteProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** What failed and what it cost, where the error alone does not say so. */
  text?: string | undefined;
}

/** What went wrong, what to do, and the number to quote to the operator. */
export function ErrorNote({ error, onRetry, text }: ErrorNoteProps) {
  const { t } = useTranslation();
  const refused = error instanceof Refused ? error : undefined;
  return (
    <div className={clsx('panel', 'pad', styles['note'])} role="alert">
      <Icon name="warning" />
      <div>
        <p className={styles['text']}>{text ?? refused?.message ?? t('ui.error.unreachable')}</p>
        {refused !== undefined && refused.requestId !== '' && (
          <p className="note">
            {t('ui.error.request')}{' '}
            <button type="button" className="link" onClick={() => void copyText(refused.requestId)}>
              <code className="mono">{refused.requestId}</code>
            </button>
          </p>
        )}
      </div>
      {onRetry !== undefined && <Button label={t('ui.error.retry')} icon="random" onClick={onRetry} />}
    </div>
  );
}
