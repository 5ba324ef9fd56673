import { clsx } from 'clsx';
import { SkinPlate, colourOf } from '../../shell/ui';
import { RewardPlate } from '../signin/RewardPlate';
import type { Reward } from './queries';
import styles from './Drop.module.css';

type Face = Pick<Reward, 'activityRewardType' | 'receiveNum' | 'stuffImage' | 'skinsRarity' | 'category'>;

/** The picture of a drop: a skin on its plate, a box, or the sign of a prop. */
export function DropPlate({ face, className }: { face: Face; className?: string | undefined }) {
  const { activityRewardType, receiveNum, stuffImage, skinsRarity, category } = face;
  return (
    <span className={clsx(styles['plate'], className)} aria-hidden="true">
      {activityRewardType === 'skins' ? (
        <SkinPlate image={stuffImage} alt="" colour={colourOf(skinsRarity, category)} />
      ) : (
        <RewardPlate
          activityRewardType={activityRewardType}
          receiveNum={receiveNum}
          rewardImage={stuffImage}
          rewardName=""
        />
      )}
    </span>
  );
}
