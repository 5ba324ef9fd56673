import { clsx } from 'clsx';
import styles from './Tag.module.css';

export type TagTone = 'ok' | 'warn' | 'danger' | 'info' | 'accent';

export function Tag({ label, tone }: { label: string; tone?: TagTone | undefined }) {
  return <span className={clsx(styles['tag'], tone !== undefined && styles[tone])}>{label}</span>;
}
