import { useEffect } from 'react';
import { count } from '../../shell/i18n/format';
import { wantedMotion } from '../../shell/play/motion';
import { ResultStage } from '../../shell/result/ResultStage';
import { Dialog, useDialog } from '../../shell/ui';
import { useSelling } from '../bag/use-selling';
import { WonActions } from '../bag/WonActions';
import type { Won } from './queries';
import { useT } from './t';

/** The skin won from a task's box, on the stage of results. */
export function WonDialog({ won, onClose }: { won: Won; onClose: () => void }) {
  const t = useT();
  const { show, ...control } = useDialog();
  const selling = useSelling();
  useEffect(show, [show]);
  const closed = () => {
    control.closed();
    onClose();
  };
  return (
    <Dialog control={{ ...control, closed }} title={t('won.title')} frame="bare" className="stage">
      <ResultStage
        label={t('won.title')}
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
        proof={<p className="note">{t('won.text', { ticket: count(won.ticket) })}</p>}
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
