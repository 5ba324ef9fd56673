import { count } from '../../shell/i18n/format';
import { AgreeDialog } from '../../shell/play/AgreeDialog';
import { Gem, useItemName } from '../../shell/ui';
import { type Offer, exchange, refreshOffers } from './queries';
import { useT } from './t';

interface ExchangeDialogProps {
  /** The offer as on the page: the player agrees to it and to the rules that it was shown by. */
  offer: Offer;
  held: number;
  rulesHash: string;
  onClose: () => void;
}

/** Shows the exchange again before it is made. */
export function ExchangeDialog({ offer, held, rulesHash, onClose }: ExchangeDialogProps) {
  const { skinId, fragments } = offer;
  const t = useT();
  const nameOf = useItemName();
  const confirm = t('fragments.confirm', { count: fragments });
  return (
    <AgreeDialog
      title={t('fragments.title')}
      skin={offer}
      facts={[
        { name: t('fragments.worth'), value: <Gem value={offer.price} /> },
        { name: t('fragments.left'), value: count(held - fragments) },
      ]}
      confirm={confirm}
      sending={confirm}
      cancel={t('cancel')}
      unanswered={t('unanswered')}
      send={(key) => exchange({ key, skinId, fragments, rulesHash })}
      done={() => t('fragments.done', { name: nameOf(offer) })}
      onRefresh={refreshOffers}
      onClose={onClose}
    />
  );
}
