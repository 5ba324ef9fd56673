import { Button, ButtonLink, type DialogControl } from '../../shell/ui';
import { paths as signIn } from '../signin/paths';
import { PaneFrame } from './PaneFrame';
import type { Welfare } from './queries';
import { StepList } from './StepList';
import { useT } from './t';

/** After 00:00:00, or where no first day is offered. */
export function OverPane({ day, control }: { day: Welfare; control: DialogControl }) {
  const t = useT();
  return (
    <PaneFrame
      light="wall"
      title={t('over.title')}
      note={t('over.text')}
      foot={
        <>
          <Button variant="quiet" label={t('over.close')} onClick={() => void control.close()} />
          <ButtonLink
            variant="play"
            size="lg"
            href={signIn.signIn}
            label={t('over.signIn')}
            onClick={() => void control.close()}
          />
        </>
      }
    >
      <StepList day={day} ended />
    </PaneFrame>
  );
}
