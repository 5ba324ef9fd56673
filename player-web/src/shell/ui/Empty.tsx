import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { openLogin } from '../app/modals';
import { useSession } from '../session';
import { Button } from './Button';
import styles from './Empty.module.css';

interface EmptyProps {
  /** Default: 没有相关数据哦. */
  text?: string | undefined;
  /** The action offered instead; by default a button to the boxes, `null` for none. */
  action?: ReactNode;
}

/** The empty state. Its button leads to the boxes, or to the login for visitors. */
export function Empty({ text, action }: EmptyProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { userId } = useSession();
  const act = () => {
    if (userId === undefined) openLogin();
    else navigate('/');
  };
  return (
    <div className={clsx('panel', styles['empty'])}>
      <span className={styles['frame']} />
      <p>{text ?? t('ui.empty')}</p>
      {action === undefined ? <Button variant="solid" label={t('ui.toBoxes')} onClick={act} /> : action}
    </div>
  );
}
