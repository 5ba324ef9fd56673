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
  /** Says what failed and its cost, if the error alone does not. */
  text?: string | undefined;
}

/** Says what went wrong and what to do, with the request number for support. */
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
