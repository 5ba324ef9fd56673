import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../app/lazy-with-retry';
import { count } from '../i18n/format';
import { Refused, commandKey } from '../net';
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
import { type Offer, exchange, refreshOffers } from './queries';
import { useT } from './t';

const RefusedDialog = lazyWithRetry(async () => (await import('../play/RefusedDialog')).RefusedDialog);

interface ExchangeDialogProps {
  /** As it was on the page: what the player agrees to, with the rules that it was shown by. */
  offer: Offer;
  held: number;
  rulesHash: string;
  onClose: () => void;
}

/** Says once more what the fragments are exchanged for. */
export function ExchangeDialog({ offer, held, rulesHash, onClose }: ExchangeDialogProps) {
  const { skinId, fragments } = offer;
  const t = useT();
  const nameOf = useItemName();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  // One for all presses of this dialog: an answer that was lost is asked for again, nothing is exchanged twice.
  const [key] = useState(commandKey);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => exchange({ key, skinId, fragments, rulesHash }),
    onSuccess() {
      toast.ok(t('fragments.done', { name: nameOf(offer) }));
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
        <RefusedDialog refusal={error} onRefresh={refreshOffers} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('fragments.title')}
      locked={isPending}
      foot={
        <>
          <Button label={t('cancel')} disabled={isPending} onClick={() => void control.close()} />
          <Button
            variant="solid"
            label={t('fragments.confirm', { fragments: count(fragments) })}
            busy={isPending}
            onClick={() => mutate()}
          />
        </>
      }
    >
      <div className="stack">
        <RowItem
          name={offer.name}
          exterior={offer.exterior}
          image={offer.image}
          colour={colourOf(offer.skinsRarity, offer.category)}
        />
        <Facts
          names="beside"
          facts={[
            { name: t('fragments.worth'), value: <Gem value={offer.price} /> },
            { name: t('fragments.left'), value: count(held - fragments) },
          ]}
        />
        {error !== null && <ErrorNote error={error} text={t('unanswered')} />}
      </div>
    </Dialog>
  );
}
