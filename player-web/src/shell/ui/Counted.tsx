import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from './Tag';

/** Counters that may be made up for a demonstration. All of them show through this, which then says so. */
export function Counted({ demo, children }: { demo: boolean | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      {demo === true && (
        <>
          {' '}
          <Tag tone="warn" label={t('ui.demo')} />
        </>
      )}
    </>
  );
}
