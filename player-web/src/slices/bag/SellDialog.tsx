import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { count, gems, percent } from '../../shell/i18n/format';
import { Refused, commandKey, queries } from '../../shell/net';
import { Button, Dialog, ErrorNote, toast, useDialog } from '../../shell/ui';
import { type Bag, sell } from './queries';
import { type Sellable, priceOf } from './use-chosen';
import { useT } from './t';

interface SellDialogProps {
  items: readonly Sellable[];
  sellBack: Bag['sellBack'];
  onSold: () => void;
  onClose: () => void;
}

/** Shows the items and the price again, as a sale cannot be undone. */
export function SellDialog({ onSold, onClose, ...shown }: SellDialogProps) {
  const t = useT();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  // One key and one set of data for all presses of this dialog: a retry after a lost answer sells nothing twice.
  const [{ items, sellBack, key }] = useState(() => ({ ...shown, key: commandKey() }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sell({ key, itemIds: items.map(({ id }) => id), rulesHash: sellBack.rulesHash }),
    onSuccess: ({ itemIds, price }) => {
      toast.ok(t('sell.done', { amount: count(itemIds.length), price: gems(price) }));
      onSold();
      void control.close();
    },
    // The shown data is stale: prices, or the state of an item.
    onError: (failure) => failure instanceof Refused && void queries.invalidateQueries({ queryKey: ['bag'] }),
  });
  const isRefused = error instanceof Refused;
  const closed = () => {
    control.closed();
    onClose();
  };
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('sell.title')}
      locked={isPending}
      foot={
        <>
          <Button label={t('sell.cancel')} disabled={isPending} onClick={() => void control.close()} />
          <Button
            variant="solid"
            label={t(isPending ? 'sell.selling' : 'sell.confirm')}
            busy={isPending}
            disabled={isRefused}
            onClick={() => mutate()}
          />
        </>
      }
    >
      <p>
        {t('sell.text', {
          amount: count(items.length),
          rate: percent(sellBack.rate),
          price: gems(priceOf(items, sellBack)),
        })}
      </p>
      {error !== null && <ErrorNote error={error} text={isRefused ? undefined : t('sell.unanswered')} />}
    </Dialog>
  );
}
