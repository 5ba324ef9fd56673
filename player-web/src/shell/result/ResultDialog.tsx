import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { wantedMotion } from '../play/motion';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { useDialog } from '../ui/dialog-control';
import { NextSteps } from './NextSteps';
import { ResultStage, type StageItem } from './ResultStage';

interface ResultDialogProps {
  title: string;
  item: StageItem;
  /** Says why the player got the item. */
  note: string;
  /** A link to the prize, beside the button that closes. */
  way?: ReactNode;
  onClose: () => void;
}

/** Shows a free reward or the prize of a draw on the stage of results. */
export function ResultDialog({ title, item, note, way, onClose }: ResultDialogProps) {
  const { t } = useTranslation();
  const { show, ...control } = useDialog();
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
        item={item}
        cost={0}
        motion={wantedMotion()}
        proof={<p className="note">{note}</p>}
      >
        <NextSteps
          main={
            <>
              {way}
              <Button label={t('ui.close')} onClick={() => void control.close()} />
            </>
          }
        />
      </ResultStage>
    </Dialog>
  );
}
