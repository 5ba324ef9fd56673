import { useQuery } from '@tanstack/react-query';
import { openModal } from '../../shell/app/modals';
import { chooseTicks, useTicksChosen } from '../../shell/play';
import { useResultsHeld } from '../../shell/play/results';
import { LastResults } from '../../shell/result/LastResults';
import { useSession } from '../../shell/session';
import { Button, useItemName } from '../../shell/ui';
import { evidenceOfRecord } from './box-evidence';
import type { BoxPlay } from './box-play';
import { Guide, useGuide } from './Guide';
import { lastPlaysQuery, type BoxDetails } from './queries';
import { useT } from './t';
import styles from './MyLast.module.css';

interface MyLastProps {
  box: BoxDetails;
  /** Once a play has begun, sound is offered. */
  phase: BoxPlay['phase'];
}

/** The player's last results under the reel. */
export function MyLast({ box, phase }: MyLastProps) {
  const t = useT();
  const nameOf = useItemName();
  const { token } = useSession();
  const held = useResultsHeld();
  const offers = !useTicksChosen() && phase !== 'idle';
  const { guided, end } = useGuide();
  const { data } = useQuery({ ...lastPlaysQuery(), enabled: token !== undefined && !held });
  if (token === undefined) return null;
  const records = data?.records ?? [];
  return (
    <LastResults
      title={t('last.mine')}
      instead={guided ? <Guide phase={phase} onEnd={end} /> : offers ? <SoundOffer /> : undefined}
      results={records.map((record) => {
        const { stuffName: name, exterior, stuffImage: image, skinsRarity: rarity, category, price } = record;
        return {
          key: record.itemId,
          item: { name, exterior, image, rarity, category, value: price },
          label: t('result.verifyOne', { name: nameOf({ name, exterior }) }),
          onPress: () => openModal('fairness', { evidence: evidenceOfRecord(record, box) }),
        };
      })}
    />
  );
}

function SoundOffer() {
  const t = useT();
  return (
    <div className={styles['offer']} role="group" aria-label={t('sound.offer')}>
      <p>{t('sound.offer')}</p>
      <Button size="sm" variant="solid" label={t('sound.on')} onClick={() => chooseTicks(true)} />
      <Button size="sm" variant="quiet" label={t('sound.off')} onClick={() => chooseTicks(false)} />
    </div>
  );
}
