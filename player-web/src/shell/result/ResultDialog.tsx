import type { ReactNode } from 'react';
import { wantedMotion } from '../play/motion';
import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';
import { ResultStage, type StageItem } from './ResultStage';

interface ResultDialogProps {
  control: DialogControl;
  title: string;
  item: StageItem;
  /** Says why the player got the item. */
  note: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** Shows a free reward or the prize of a draw on the stage of results. */
export function ResultDialog({ control, title, item, note, children }: ResultDialogProps) {
  return (
    <Dialog control={control} title={title} frame="bare" className="stage">
      <ResultStage
        label={title}
        place="within"
        item={item}
        cost={0}
        motion={wantedMotion()}
        proof={<p className="note">{note}</p>}
      >
        {children}
      </ResultStage>
    </Dialog>
  );
}
