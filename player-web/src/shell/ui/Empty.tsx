import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { closeAllModals, openLogin } from '../app/modals';
import { useSession } from '../session';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import styles from './Empty.module.css';

interface EmptyProps {
  /** Default: 没有相关数据哦. */
  text?: string | undefined;
  /** Drawn in the frame. */
  icon?: IconName;
  /** The next step; by default a button to the boxes. */
  action?: ReactElement | undefined;
  /** Clears the filters that found nothing; replaces the default action. */
  onClear?: (() => void) | undefined;
}

/** The empty state. Its button leads to the boxes, or to the login for visitors. */
export function Empty({ text, icon = 'box', action, onClear }: EmptyProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { userId } = useSession();
  const act = () => {
    if (userId === undefined) {
      openLogin();
      return;
    }
    closeAllModals();
    navigate('/');
  };
  const next =
    onClear === undefined ? (
      <Button variant="solid" label={t('ui.toBoxes')} onClick={act} />
    ) : (
      <Button label={t('ui.clearFilters')} onClick={onClear} />
    );
  return (
    <div className={clsx('panel', styles['empty'])}>
      <span className={styles['frame']} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <p>{text ?? t('ui.empty')}</p>
      {action ?? next}
    </div>
  );
}
