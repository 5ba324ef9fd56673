import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Refused } from '../net/failures';
import { Button, ButtonLink } from './Button';
import { copyText } from './copy-text';
import { failureText, isMalformed } from './failure-text';
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
  // What the address names is not there, or no such thing can be: asking again would not help.
  const absent = refused?.status === 404 || (refused !== undefined && isMalformed(refused));
  return (
    <div className={clsx('panel', 'pad', styles['note'])} role="alert">
      <Icon name="warning" />
      <div>
        <p className={styles['text']}>{text ?? failureText(error)}</p>
        {refused !== undefined && refused.requestId !== '' && (
          <p className="note">
            {t('ui.error.request')}{' '}
            <button type="button" className="link" onClick={() => void copyText(refused.requestId)}>
              <code className="mono">{refused.requestId}</code>
            </button>
          </p>
        )}
      </div>
      {absent && <ButtonLink href="/" icon="home" label={t('ui.home')} />}
      {onRetry !== undefined && !absent && (
        <Button label={t('ui.error.retry')} icon="random" onClick={onRetry} />
      )}
    </div>
  );
}
