import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from './Icon';
import styles from './Toaster.module.css';

export type ToastKind = 'ok' | 'error' | 'info' | 'held';

const ICONS: Record<ToastKind, IconName> = { ok: 'check', error: 'warning', info: 'chat', held: 'clock' };

interface ToastCardProps {
  kind: ToastKind;
  title: string;
  text?: string | undefined;
  onClose: () => void;
}

export function ToastCard({ kind, title, text, onClose }: ToastCardProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['toast']} data-kind={kind}>
      <Icon name={ICONS[kind]} />
      <b>{title}</b>
      <button type="button" className={styles['close']} aria-label={t('ui.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
    </div>
  );
}
