import { useTranslation } from 'react-i18next';
import { NextSteps } from '../../shell/result/NextSteps';
import { ResultDialog } from '../../shell/result/ResultDialog';
import { Button, ButtonLink } from '../../shell/ui/Button';
import { useOpenDialog } from '../../shell/ui/dialog-control';
import { GrantedActions } from '../bag/GrantedActions';
import { paths as bag } from '../bag/paths';
import { RewardPlate } from './RewardPlate';
import type { Entry } from './queries';
import { useT } from './t';

interface ReceivedProps {
  entry: Entry;
  /** Of the skins that came. */
  itemIds: readonly string[];
  onClose: () => void;
}

/** Shows a claimed sign-in reward on the stage of results. */
export function Received({ entry, itemIds, onClose }: ReceivedProps) {
  const t = useT();
  const { t: ui } = useTranslation();
  const control = useOpenDialog(onClose);
  const close = () => void control.close();
  const { activityType, activityRewardType: type, receiveNum, rewardName, rewardImage, skinsPrice } = entry;
  const isSkin = type === 'skins';
  return (
    <ResultDialog
      control={control}
      title={t('received')}
      item={{
        name: receiveNum > 1 && type !== 'diamond' ? `${rewardName} ×${receiveNum}` : rewardName,
        image: rewardImage,
        rarity: null,
        category: '',
        exterior: '',
        value: type === 'diamond' ? receiveNum : isSkin ? skinsPrice * receiveNum : null,
        ...(!isSkin && { art: <RewardPlate {...entry} /> }),
      }}
      note={t(activityType === 'every' ? 'signedIn' : 'claimedNow')}
    >
      {isSkin ? (
        <GrantedActions itemIds={itemIds} values={itemIds.map(() => skinsPrice)} onDone={close} />
      ) : (
        <NextSteps
          main={
            <>
              {type !== 'diamond' && <ButtonLink variant="play" href={bag.bag} label={t('toBag')} />}
              <Button label={ui('ui.close')} onClick={close} />
            </>
          }
        />
      )}
    </ResultDialog>
  );
}
