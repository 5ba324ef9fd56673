import { useEffect } from 'react';
import { wantedMotion } from '../../shell/play/motion';
import { ResultStage } from '../../shell/result/ResultStage';
import { Dialog, useDialog } from '../../shell/ui';
import type { Rarity } from '../../shell/ui/rarity';
import { WonActions } from './WonActions';
import { useSelling } from './use-selling';

/** A skin won by a draw that cost nothing. */
interface WonSkin {
  readonly itemId: string;
  readonly stuffName: string;
  readonly stuffImage: string;
  readonly skinsRarity: Rarity;
  readonly category: string;
  readonly exterior: string;
  readonly price: number;
}

interface WonDialogProps {
  won: WonSkin;
  title: string;
  /** Its number, and where it can be checked. */
  note: string;
  onClose: () => void;
}

/** The skin won from a box that was given, on the stage of results. */
export function WonDialog({ won, title, note, onClose }: WonDialogProps) {
  const { show, ...control } = useDialog();
  const selling = useSelling();
  useEffect(show, [show]);
  const closed = () => {
    control.closed();
    onClose();
  };
  return (
    <Dialog control={{ ...control, closed }} title={title} frame="bare" className="stage">
      <ResultStage
        label={title}
        place="within"
        item={{
          name: won.stuffName,
          image: won.stuffImage,
          rarity: won.skinsRarity,
          category: won.category,
          exterior: won.exterior,
          value: won.price,
        }}
        cost={0}
        motion={wantedMotion()}
        proof={<p className="note">{note}</p>}
      >
        <WonActions
          won={[{ id: won.itemId, value: won.price }]}
          selling={selling}
          onDone={() => void control.close()}
        />
      </ResultStage>
    </Dialog>
  );
}
