import { gems } from '../../shell/i18n/format';
import { AgreeDialog } from '../../shell/play/AgreeDialog';
import { useUser } from '../../shell/session';
import { Gem, useItemName } from '../../shell/ui';
import { type StoreSkin, buy, refreshStore } from './queries';
import { useT } from './t';

/** A skin as on the page. The player agrees to its price and the rules that it was shown by. */
export interface Chosen {
  readonly skin: StoreSkin;
  readonly rulesHash: string;
}

/** Shows the skin and its price again. */
export function BuyDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { skin, rulesHash } = chosen;
  const t = useT();
  const nameOf = useItemName();
  const balance = useUser()?.balance;
  return (
    <AgreeDialog
      title={t('buy.title')}
      skin={skin}
      facts={[
        { name: t('buy.price'), value: <Gem value={skin.price} /> },
        ...(balance === undefined ? [] : [{ name: t('buy.balance'), value: <Gem value={balance} /> }]),
      ]}
      note={t('buy.text')}
      confirm={t('buy.confirm', { price: gems(skin.price) })}
      sending={t('buy.buying')}
      cancel={t('buy.cancel')}
      unanswered={t('buy.unanswered')}
      send={(key) => buy({ key, skinId: skin.skinId, price: skin.price, rulesHash })}
      done={({ price }) => t('bought', { name: nameOf(skin), price: gems(price) })}
      onRefresh={refreshStore}
      onClose={onClose}
    />
  );
}
