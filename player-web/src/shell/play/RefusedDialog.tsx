import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Extras } from '../app/Extras';
import { open } from '../app/modals';
import type { Refused } from '../net';
import { useUser } from '../session';
import { platformPages } from '../session/platform-pages';
import { Button, ButtonAway, Dialog, useDialog } from '../ui';
import { meansOf } from './refusals';

interface RefusedDialogProps {
  refusal: Pick<Refused, 'errCode' | 'message' | 'requestId'>;
  /** Refetches the page's data after prices have changed. */
  onRefresh?: (() => Promise<void>) | undefined;
  onClose: () => void;
}

/** Explains a refusal and offers a way out (spec 8.3: the generic message dialog). */
export function RefusedDialog({ refusal, onRefresh, onClose }: RefusedDialogProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  const { errCode, message, requestId } = refusal;
  const means = meansOf(errCode);
  const { settings } = platformPages(useUser()?.steamId);
  const closed = () => {
    control.closed();
    onClose();
  };
  const close = () => void control.close();
  const label = t(`ui.refused.${means.kind}`);
  const go = () => {
    if ('to' in means) navigate(means.to);
    else if ('dialog' in means) open(means.dialog);
    else void onRefresh?.();
  };
  const act = () => void control.close().then(go);
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t(means.kind === 'refresh' ? 'ui.refused.changed' : 'ui.refused.title')}
      note={requestId === '' ? undefined : t('ui.refused.request', { id: requestId })}
      foot={
        means.kind === 'gotIt' ? (
          <Button variant="solid" label={label} onClick={close} />
        ) : (
          <>
            <Button label={t('ui.refused.gotIt')} onClick={close} />
            {means.kind === 'platform' ? (
              <ButtonAway variant="solid" label={label} href={settings} />
            ) : (
              <Button variant="solid" label={label} onClick={act} />
            )}
          </>
        )
      }
    >
      <p>{message}</p>
      <p className="note">
        {t('ui.refused.nothing')} {means.kind === 'gotIt' && t('ui.refused.help')}
      </p>
      {(means.kind === 'gotIt' || means.kind === 'bind') && (
        <p className="cluster note">
          <Extras at="contact" />
        </p>
      )}
    </Dialog>
  );
}
