import { count, finePercent } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { Button, Facts, Gem } from '../../shell/ui';
import { saveJson } from '../../shell/ui/save-file';
import { shortHash } from '../seeds/short-hash';
import type { WishDetail } from './queries';
import { SkinHead } from './SkinHead';
import { useT } from './t';
import { useRuns } from './use-runs';
import styles from './WishPage.module.css';

/** Full and frozen: which round of the beacon is waited for, and when it comes. */
export function Sealing({ detail }: { detail: WishDetail }) {
  const t = useT();
  const now = useServerNow();
  const { wish, evidence } = detail;
  const runs = useRuns(detail);
  const left = Math.max(0, Math.ceil(((wish.roundTime ?? now) - now) / 1000));
  return (
    <div className="stack">
      <SkinHead skin={wish.skin}>
        <Gem value={wish.price} size="lg" />
      </SkinHead>
      <div className={styles['wait']}>
        <p className={styles['waitHead']} role="status">
          {t('sealing.title')}
        </p>
        <p className="note">
          {wish.roundNumber !== null && t('sealing.round', { round: count(wish.roundNumber) })}
        </p>
        <p className={styles['lamp']} role="timer" aria-label={t('sealing.timer', { left })}>
          <b aria-hidden="true">{left > 0 ? left : '…'}</b>
          <small aria-hidden="true">{t(left > 0 ? 'sealing.seconds' : 'sealing.due')}</small>
        </p>
        <p className="note">{t(`sealing.text.${wish.steers}`)}</p>
      </div>
      <Facts
        names="beside"
        facts={[
          { name: t('yours'), value: runs === '' ? '–' : runs },
          { name: t('chance'), value: wish.chance === null ? '–' : finePercent(wish.chance) },
          {
            name: t('root'),
            value: (
              <span className="mono">{evidence.frozen === null ? '–' : shortHash(evidence.frozen.root)}</span>
            ),
          },
        ]}
      />
      <Button
        wide
        icon="download"
        label={t('sealing.save')}
        onClick={() => saveJson(`wish-${wish.id}.json`, evidence)}
      />
    </div>
  );
}
