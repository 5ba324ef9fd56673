import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gems } from '../../shell/i18n/format';
import { Button, ButtonAway, Dialog, type DialogControl, copyText } from '../../shell/ui';
import { contactQuery } from '../help/queries';
import type { Friend } from './queries';
import { useT } from './t';
import styles from './Promotion.module.css';

const STEPS = ['held', 'looked', 'decided'] as const;

/** Why a share is held back, refused or withheld, what happens next, and how to object. */
export function HeldDialog({ friend, control }: { friend: Friend; control: DialogControl }) {
  const t = useT();
  const { i18n } = useTranslation();
  const { service } = useQuery(contactQuery(i18n.language)).data ?? {};
  const { name, held, state, reason, id } = friend;
  const reference = `${name} #${Number(id)}`;
  return (
    <Dialog control={control} title={t(`dialog.title.${state}`)}>
      <div className="stack">
        <p>{t(`dialog.reason.${reason ?? 'none'}`, { name })}</p>
        {state === 'held' && (
          <>
            <p>{t('dialog.kept', { held: gems(held) })}</p>
            <ol className={styles['steps']}>
              {STEPS.map((step) => (
                <li key={step}>
                  <b>{t(`dialog.step.${step}`)}</b>
                  <span className="muted">{t(`dialog.stepText.${step}`)}</span>
                </li>
              ))}
            </ol>
          </>
        )}
        <p>{t('dialog.appeal', { reference })}</p>
        <div className="cluster">
          {typeof service === 'string' && (
            <ButtonAway variant="solid" label={t('dialog.service')} href={service} />
          )}
          <Button icon="copy" label={t('dialog.copy')} onClick={() => void copyText(reference)} />
        </div>
        {service === null && <p className="note">{t('dialog.unset')}</p>}
      </div>
    </Dialog>
  );
}
