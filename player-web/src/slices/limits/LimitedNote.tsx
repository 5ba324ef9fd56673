import { useEffect } from 'react';
import { openModal } from '../../shell/app/modals';
import type { RefusalNoteProps } from '../../shell/app/slice';
import { Button, ButtonLink, Icon } from '../../shell/ui';
import { paths as ofAccount } from '../identity/paths';
import { CHECK_DUE, NAME_NEEDED } from './refusals';
import { paths } from './paths';
import { useT } from './t';
import styles from './Limits.module.css';

/** Why a limit or the policy stands against a play, in the server's words, and where to look. A reality check opens by itself. */
export function LimitedNote({ errCode, reason, onClose }: RefusalNoteProps) {
  const t = useT();
  useEffect(() => {
    if (errCode !== CHECK_DUE) return;
    openModal('realityCheck');
    onClose();
  }, [errCode, onClose]);
  return (
    <div className={`panel ${styles['limited']}`} role="alert">
      <Icon name="warning" />
      <p>{reason}</p>
      <div className="cluster">
        {errCode === NAME_NEEDED ? (
          <ButtonLink variant="solid" href={ofAccount.account} label={t('name')} />
        ) : (
          <ButtonLink variant="solid" href={paths.limits} label={t('look')} />
        )}
        <Button label={t('close')} onClick={onClose} />
      </div>
    </div>
  );
}
