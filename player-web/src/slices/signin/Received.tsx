import { ButtonLink } from '../../shell/ui/Button';
import { ResultDialog } from '../../shell/result/ResultDialog';
import { paths as bag } from '../bag/paths';
import { RewardPlate } from './RewardPlate';
import type { Entry } from './queries';
import { useT } from './t';

/** Shows a claimed sign-in reward on the stage of results. */
export function Received({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useT();
  const { activityType, activityRewardType: type, receiveNum, rewardName, rewardImage, skinsPrice } = entry;
  const skin = type === 'skins';
  return (
    <ResultDialog
      title={t('received')}
      item={{
        name: receiveNum > 1 && type !== 'diamond' ? `${rewardName} ×${receiveNum}` : rewardName,
        image: rewardImage,
        rarity: null,
        category: '',
        exterior: '',
        value: type === 'diamond' ? receiveNum : skin ? skinsPrice * receiveNum : null,
        ...(!skin && { art: <RewardPlate {...entry} /> }),
      }}
      note={t(activityType === 'every' ? 'signedIn' : 'claimedNow')}
      way={type !== 'diamond' && <ButtonLink variant="play" href={bag.bag} label={t('toBag')} />}
      onClose={onClose}
    />
  );
}
