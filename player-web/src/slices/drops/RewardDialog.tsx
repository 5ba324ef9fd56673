import { useState } from 'react';
import { TICKETS, count, finePercent, gems } from '../../shell/i18n/format';
import { Button, ButtonLink, Dialog, type DialogControl, Facts, Gem } from '../../shell/ui';
import { paths as bag } from '../bag/paths';
import { boxPath } from '../boxes/paths';
import { DropPlate } from './DropPlate';
import type { Won } from './queries';
import { rewardName } from './reward-name';
import { useT } from './t';
import styles from './Drop.module.css';

interface RewardDialogProps {
  control: DialogControl;
  won: readonly Won[];
}

/** What the extra drops of a press brought: one after the other. */
export function RewardDialog({ control, won }: RewardDialogProps) {
  const t = useT();
  const [place, setPlace] = useState(0);
  const shown = won[place];
  if (shown === undefined) return null;
  const { gives, drop, resultHash, boxName } = shown;
  const chance = (drop.endTicket - drop.startTicket) / TICKETS;
  const isLast = place === won.length - 1;
  return (
    <Dialog
      control={control}
      width={480}
      title={t('reward.title', { name: rewardName(gives) })}
      note={
        won.length > 1 ? t('reward.place', { place: count(place + 1), all: count(won.length) }) : undefined
      }
      foot={
        <>
          {isLast ? (
            <Button label={t('reward.keep')} onClick={() => void control.close()} />
          ) : (
            <Button label={t('reward.next')} variant="solid" onClick={() => setPlace(place + 1)} />
          )}
          {isLast && <Way gives={gives} onGo={() => void control.close()} />}
        </>
      }
    >
      <div className={styles['lit']} key={place}>
        <p className="note">
          {t('hash.second')} <b className="mono">{resultHash.slice(6, 12)}</b> = {count(drop.number)}
        </p>
        <DropPlate face={gives} className={styles['fall']} />
      </div>
      <Facts
        names="beside"
        facts={[
          { name: t('reward.amount'), value: count(gives.receiveNum) },
          { name: t('reward.worth'), value: <Gem value={gives.price} /> },
          { name: t('reward.chance'), value: finePercent(chance) },
          { name: t('reward.range'), value: `${count(drop.startTicket)} – ${count(drop.endTicket - 1)}` },
          { name: t('reward.from'), value: boxName },
        ]}
      />
      <p className={`note ${styles['where']}`}>
        {t(gives.activityRewardType === 'skins' ? 'reward.inBag' : 'reward.inProps')}
      </p>
      <span className="sr-only" role="status">
        {t('reward.said', { name: rewardName(gives), worth: gems(gives.price) })}
      </span>
    </Dialog>
  );
}

/** Where the drop can be used: its box, or the bag. */
function Way({ gives, onGo }: { gives: Won['gives']; onGo: () => void }) {
  const t = useT();
  const { of: id, boxType } = gives;
  return id !== null && boxType !== null ? (
    <ButtonLink variant="solid" href={boxPath({ boxType, id })} label={t('reward.open')} onClick={onGo} />
  ) : (
    <ButtonLink variant="solid" href={bag.bag} label={t('reward.toBag')} onClick={onGo} />
  );
}
