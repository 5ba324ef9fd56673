import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry';
import { gems } from '../i18n/format';
import { Refused, commandKey } from '../net';
import { useUser } from '../session';
import {
  Button,
  Dialog,
  ErrorNote,
  Facts,
  Gem,
  RowItem,
  colourOf,
  toast,
  useDialog,
  useItemName,
} from '../ui';
import { type StoreSkin, buy, refreshStore } from './queries';
import { useT } from './t';

const RefusedDialog = lazyWithRetry(async () => (await import('../play/RefusedDialog')).RefusedDialog);

/** A skin as it was on the page: its price, and the rules that it was shown by, are what the player agrees to. */
export interface Chosen {
  readonly skin: StoreSkin;
  readonly rulesHash: string;
}

/** Says once more what is bought and for how much. */
export function BuyDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { skin, rulesHash } = chosen;
  const t = useT();
  const nameOf = useItemName();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  // One for all presses of this dialog: an answer that was lost is asked for again, nothing is bought twice.
  const [key] = useState(commandKey);
  const balance = useUser()?.balance;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => buy({ key, skinId: skin.skinId, price: skin.price, rulesHash }),
    onSuccess: ({ price }) => {
      toast.ok(t('bought', { name: nameOf(skin), price: gems(price) }));
      void control.close();
    },
  });
  const closed = () => {
    control.closed();
    onClose();
  };
  if (error instanceof Refused)
    return (
      <Suspense fallback={null}>
        <RefusedDialog refusal={error} onRefresh={refreshStore} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('buy.title')}
      locked={isPending}
      foot={
        <>
          <Button label={t('buy.cancel')} disabled={isPending} onClick={() => void control.close()} />
          <Button
            variant="solid"
            label={t(isPending ? 'buy.buying' : 'buy.confirm', { price: gems(skin.price) })}
            busy={isPending}
            onClick={() => mutate()}
          />
        </>
      }
    >
      <div className="stack">
        <RowItem
          name={skin.name}
          exterior={skin.exterior}
          image={skin.image}
          colour={colourOf(skin.skinsRarity, skin.category)}
        />
        <Facts
          names="beside"
          facts={[
            { name: t('buy.price'), value: <Gem value={skin.price} /> },
            ...(balance === undefined ? [] : [{ name: t('buy.balance'), value: <Gem value={balance} /> }]),
          ]}
        />
        <p className="note">{t('buy.text')}</p>
        {error !== null && <ErrorNote error={error} text={t('buy.unanswered')} />}
      </div>
    </Dialog>
  );
}
