import { openModal } from '../../shell/app/modals';
import { Button, type DialogControl } from '../../shell/ui';
import { BoxOffer } from './BoxOffer';
import { PaneFrame } from './PaneFrame';
import type { Welfare } from './queries';
import { useT } from './t';

/** The prompt for a visitor, who has no registration yet. */
export function GuestPane({ day, control }: { day: Welfare; control: DialogControl }) {
  const t = useT();
  const [box] = day.welfareTaskBox;
  const enter = async (mode: 'login' | 'register') => {
    await control.close();
    openModal('auth', { mode });
  };
  return (
    <PaneFrame
      light="stage"
      title={t('guest.title')}
      note={t('guest.text', { hours: day.hours })}
      foot={
        <>
          <Button size="lg" label={t('guest.login')} onClick={() => void enter('login')} />
          <Button
            variant="play"
            size="lg"
            label={t('guest.register')}
            onClick={() => void enter('register')}
          />
        </>
      }
    >
      {box !== undefined && <BoxOffer box={box} />}
    </PaneFrame>
  );
}
