import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner } from 'sonner';
import { showKept } from './toast';
import styles from './Toaster.module.css';

const PHONE = '(max-width: 767px)';

/** The toasts' place: bottom right; under the header on phones. */
export function Toaster() {
  const { t } = useTranslation();
  const [onPhone, setOnPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(showKept, []);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const follow = () => setOnPhone(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return (
    <Sonner
      className={styles['toasts'] ?? ''}
      containerAriaLabel={t('ui.notices')}
      position={onPhone ? 'top-center' : 'bottom-right'}
      offset={{ right: 'calc(var(--rail-w) + var(--s-6))', bottom: 'var(--s-6)' }}
      mobileOffset={{ top: 'calc(var(--header-h) + 8px)', left: 16, right: 16 }}
      visibleToasts={4}
      gap={8}
    />
  );
}
