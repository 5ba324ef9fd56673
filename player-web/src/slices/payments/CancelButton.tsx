import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused, commandKey } from '../../shell/net';
import { Button, toast } from '../../shell/ui';
import { takeBack } from './queries';
import { useT } from './t';

/** Cancels an order that is not paid. */
export function CancelButton({ orderId }: { orderId: string }) {
  const t = useT();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await takeBack(orderId, commandKey());
      toast.ok(t('states.cancelled'));
    } catch (error) {
      toast.error(error instanceof Refused ? error.message : t('failed'));
    } finally {
      setBusy(false);
      // A refusal may mean that the order is paid: load its state again.
      await client.invalidateQueries({ queryKey: ['pay'] });
    }
  };
  return (
    <Button size="sm" variant="quiet" label={t('record.cancel')} busy={busy} onClick={() => void cancel()} />
  );
}
