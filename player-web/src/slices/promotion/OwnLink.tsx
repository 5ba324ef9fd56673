import { Button, copyText } from '../../shell/ui';
import { QrCode } from '../../shell/ui/QrCode';
import type { Own } from './queries';
import { useT } from './t';
import styles from './Promotion.module.css';

/** The player's link and code, to copy or to scan. */
export function OwnLink({ mine: { code, path } }: { mine: Own }) {
  const t = useT();
  const link = location.origin + path;
  const [before] = path.split(code);
  return (
    <>
      <div className={styles['own']}>
        <span className={`mono ${styles['link']}`}>
          {location.host}
          {before}
          <b>{code}</b>
        </span>
        <Button
          variant="play"
          size="lg"
          icon="copy"
          label={t('copyLink')}
          onClick={() => void copyText(link)}
        />
      </div>
      <div className={styles['more']}>
        <QrCode className={styles['qr']} text={link} label={t('qr')} />
        <span className={styles['code']}>
          <small>{t('code')}</small>
          <b className="mono">{code}</b>
        </span>
        <Button icon="copy" label={t('copyCode')} onClick={() => void copyText(code)} />
      </div>
    </>
  );
}
