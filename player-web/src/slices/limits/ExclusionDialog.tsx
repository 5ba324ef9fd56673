import { useState } from 'react';
import { moment } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { Button, Dialog, toast, type DialogControl } from '../../shell/ui';
import { Checkbox } from '../../shell/ui/Checkbox';
import { excludeCall, pressed, useLimitCommand } from './queries';
import { useT } from './t';

const DAY_MS = 86_400_000;

/** Explains an exclusion. Enables the button once the player has ticked "I have read this". */
export function ExclusionDialog({ control, days }: { control: DialogControl; days: number }) {
  const t = useT();
  const now = useServerNow();
  const [read, setRead] = useState(false);
  const exclude = useLimitCommand(excludeCall);
  const send = () =>
    exclude.mutate(pressed({ days }), {
      onSuccess: () => {
        toast.ok(t('exclude.done'));
        void control.close();
      },
    });
  return (
    <Dialog
      control={control}
      title={t('exclude.title')}
      width={520}
      foot={
        <>
          <Button label={t('cancel')} onClick={() => void control.close()} />
          <Button
            variant="danger"
            label={t('exclude.confirm')}
            disabled={!read}
            busy={exclude.isPending}
            onClick={send}
          />
        </>
      }
    >
      <div className="stack">
        <p>{t('exclude.until', { count: days, time: moment(now + days * DAY_MS) })}</p>
        <p>{t('exclude.means')}</p>
        <Checkbox label={t('exclude.read')} checked={read} onChange={setRead} />
      </div>
    </Dialog>
  );
}
