import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { useDialog } from './dialog-control';
import { useOnPhone } from './use-on-phone';
import styles from './Filters.module.css';

interface FiltersProps {
  label: string;
  /** The search by words, always in sight. */
  search?: ReactNode;
  /** The number of filters that narrow the list. */
  narrowing: number;
  className?: string | undefined;
  /** The other filters: beside the search, or on phones in a sheet. */
  children: ReactNode;
}

/** The filters of a list; on phones one line with the search and a button for the rest. */
export function Filters({ label, search, narrowing, className, children }: FiltersProps) {
  const { t } = useTranslation();
  const onPhone = useOnPhone();
  const { show, ...control } = useDialog();
  if (!onPhone)
    return (
      <search className={className} aria-label={label}>
        {search}
        {children}
      </search>
    );
  return (
    <search className={styles['line']} aria-label={label}>
      {search}
      <Button
        icon="filter"
        label={narrowing > 0 ? t('ui.filters.some', { narrowing }) : t('ui.filters.open')}
        onClick={show}
      />
      <Dialog
        control={control}
        title={label}
        foot={<Button variant="solid" label={t('ui.filters.show')} onClick={() => void control.close()} />}
      >
        <div className="stack">{children}</div>
      </Dialog>
    </search>
  );
}
