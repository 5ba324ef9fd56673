import { useState } from 'react';
import { count } from '../../shell/i18n/format';
import { ResultDialog } from '../../shell/result/ResultDialog';
import { Button, ButtonLink } from '../../shell/ui';
import { paths as bag } from '../bag/paths';
import type { Prize } from './queries';
import { useT } from './t';
import { isNewWin } from './won-rooms';

interface WonPrizeProps {
  roomId: string;
  prize: Prize;
  /** number of the player's entry */
  n: number | undefined;
}

/** Opens the player's prize on the stage of results: at once the first time, later by its button. */
export function WonPrize({ roomId, prize, n }: WonPrizeProps) {
  const t = useT();
  const [open, setOpen] = useState(() => isNewWin(roomId));
  const toBag = <ButtonLink variant="play" wide href={bag.bag} label={t('join.toBag')} />;
  return (
    <>
      {toBag}
      <Button wide icon="star" label={t('join.stage')} onClick={() => setOpen(true)} />
      {open && (
        <ResultDialog
          title={t('join.stage')}
          item={{
            name: prize.name,
            image: prize.image,
            rarity: prize.skinsRarity,
            category: prize.category,
            exterior: prize.exterior,
            value: prize.value,
          }}
          note={
            n === undefined ? t('join.wonText') : t('join.wonBy', { n: count(n), rank: count(prize.rank) })
          }
          way={toBag}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
