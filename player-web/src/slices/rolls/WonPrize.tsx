import { useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { ResultDialog } from '../../shell/result/ResultDialog';
import { Button, ButtonLink } from '../../shell/ui';
import { useOpenDialog } from '../../shell/ui/dialog-control';
import { GrantedActions } from '../bag/GrantedActions';
import { paths as bag } from '../bag/paths';
import { roomPath } from './paths';
import type { Prize, RoomDetail } from './queries';
import { useT } from './t';
import { isNewWin } from './won-rooms';

interface WonPrizeProps {
  room: RoomDetail['room'];
  prize: Prize;
  /** number of the player's entry */
  n: number;
  itemId: string;
}

/** Shows the player's prize on the stage of results: at once the first time, later by its button. */
export function WonPrize(props: WonPrizeProps) {
  const t = useT();
  const [open, setOpen] = useState(() => isNewWin(props.room.id));
  return (
    <>
      <ButtonLink variant="play" wide href={bag.bag} label={t('join.toBag')} />
      <Button wide icon="star" label={t('join.stage')} onClick={() => setOpen(true)} />
      {open && <PrizeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function PrizeDialog({ room, prize, n, itemId, onClose }: WonPrizeProps & { onClose: () => void }) {
  const t = useT();
  const control = useOpenDialog(onClose);
  const rank = count(prize.rank);
  const item = { ...prize, rarity: prize.skinsRarity };
  const share = () =>
    openModal('share', {
      result: {
        item,
        cost: 0,
        from: room.name,
        received: prize.value,
        lines: [t('join.shared', { rank, people: count(room.people) })],
        record: roomPath(room.id),
      },
    });
  return (
    <ResultDialog
      control={control}
      title={t('join.stage')}
      item={item}
      note={t('join.wonBy', { n: count(n), rank })}
    >
      <GrantedActions
        itemIds={[itemId]}
        values={[prize.value]}
        onShare={share}
        onDone={() => void control.close()}
      />
    </ResultDialog>
  );
}
