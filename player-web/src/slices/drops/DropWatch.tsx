import { queries } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import { toast } from '../../shell/ui';
import { useLive } from '../live/use-live';
import { rewardName } from './reward-name';
import { wasShown } from './shown';
import { useT } from './t';

/** Tells the player of drops that another tab or device brought; this page shows its own beside the result. */
export function DropWatch() {
  const t = useT();
  const held = useResultsHeld();
  useLive(
    'drop',
    {
      propsDrop({ boxSkinsList }) {
        for (const key of ['drops', 'props', 'bag']) void queries.invalidateQueries({ queryKey: [key] });
        if (held || wasShown(Date.now())) return;
        const names = boxSkinsList.map((one) => rewardName(one)).join(' · ');
        if (names !== '') toast.ok(t('reward.told', { names }));
      },
    },
    null,
  );
  return null;
}
