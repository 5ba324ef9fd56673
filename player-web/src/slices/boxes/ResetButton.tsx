import { count } from '../../shell/i18n/format';
import { UseButton } from '../props/UseButton';
import { reset } from './queries';
import { useT } from './t';

/** Uses a reset card, which gives back the day's openings. */
export function ResetButton({ boxId, cards }: { boxId: string; cards: number }) {
  const t = useT();
  return (
    <UseButton
      icon="random"
      label={t('reset.use', { cards: count(cards) })}
      sure={t('reset.sure')}
      done={t('reset.done')}
      use={(key) => reset({ key, boxId })}
    />
  );
}
