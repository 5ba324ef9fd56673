import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { count } from '../i18n/format';
import { Icon } from './Icon';
import { lastPage } from './use-page';
import styles from './Pager.module.css';

interface PagerProps {
  label: string;
  /** from 1 */
  current: number;
  total: number;
  size: number;
  onChange: (page: number) => void;
  /** Without padding, for use inside a dialog. */
  flush?: boolean | undefined;
}

/** Returns the first, the last and the neighbours of the current page. */
function pagesAround(current: number, last: number): number[] {
  const wanted = [1, current - 1, current, current + 1, last];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
}

export function Pager({ label, current, total, size, onChange, flush }: PagerProps) {
  const { t } = useTranslation();
  const last = lastPage(total, size);
  return (
    <nav className={clsx(styles['pager'], flush === true && styles['flush'])} aria-label={label}>
      <span className="note">{t('ui.pager.size', { size: count(size) })}</span>
      <button
        type="button"
        aria-label={t('ui.pager.back')}
        disabled={current <= 1}
        onClick={() => onChange(current - 1)}
      >
        <Icon name="back" />
      </button>
      {pagesAround(current, last).map((page) => (
        <button
          key={page}
          type="button"
          aria-label={t('ui.pager.page', { page: count(page) })}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onChange(page)}
        >
          {count(page)}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('ui.pager.next')}
        disabled={current >= last}
        onClick={() => onChange(current + 1)}
      >
        <Icon name="forward" />
      </button>
    </nav>
  );
}
