import { useQuery } from '@tanstack/react-query';
import { openModal } from '../../shell/app/modals';
import { useKeptKey } from '../../shell/play/use-kept-key';
import { Button, ButtonLink, type DialogControl } from '../../shell/ui';
import { boxPath } from '../boxes/paths';
import { homeQuery } from '../home/queries';
import { paths as limits } from '../limits/paths';
import { PaneFrame } from './PaneFrame';
import { type Welfare, moveTo, refreshFirstDay } from './queries';
import { StepList } from './StepList';
import { useT } from './t';
import { useFailure } from './use-first-day';

const GUIDED = 6;

/** Status 5: all is done, and the guide opens. Status 6 ends it. */
export function DonePane({ day, control }: { day: Welfare; control: DialogControl }) {
  const t = useT();
  const { data: home, isPending } = useQuery(homeQuery);
  const box = home?.boxNewList[0];
  const underOneKey = useKeptKey();
  const failed = useFailure();
  const guide = async () => {
    await control.close();
    openModal('guide', { next: box === undefined ? null : `${boxPath(box)}?guide=1` });
    await underOneKey({ status: GUIDED }, moveTo).then(refreshFirstDay, failed);
  };
  return (
    <PaneFrame
      light="wall"
      title={t('done.title')}
      note={t('done.text')}
      foot={
        <>
          <ButtonLink
            variant="quiet"
            href={limits.limits}
            label={t('done.limits')}
            onClick={() => void control.close()}
          />
          <Button
            variant="play"
            size="lg"
            label={t('done.guide')}
            disabled={isPending}
            onClick={() => void guide()}
          />
        </>
      }
    >
      <StepList day={day} ended={false} />
    </PaneFrame>
  );
}
