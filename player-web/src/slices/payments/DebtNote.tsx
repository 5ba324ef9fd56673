import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gems } from '../../shell/i18n/format';
import { Refused, commandKey } from '../../shell/net';
import { refreshUser, useSession } from '../../shell/session';
import { Button, toast } from '../../shell/ui';
import { useRecord } from '../../shell/ui/record';
import { type OrderState, type TopUpRecord, recordQuery, settleDebt } from './queries';
import { useT } from './t';

/** The debt after a reversed payment, with a button to settle it. */
export function DebtNote() {
  const t = useT();
  const { token } = useSession();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data } = useRecord<OrderState, TopUpRecord>(recordQuery, token !== undefined);
  const debt = data?.pages[0]?.debt ?? 0;
  if (debt === 0) return null;
  const settle = async () => {
    setBusy(true);
    try {
      await settleDebt(commandKey());
      await Promise.all([refreshUser(), client.invalidateQueries({ queryKey: recordQuery.key })]);
    } catch (error) {
      toast.error(error instanceof Refused ? error.message : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="panel pad split" role="alert">
      <p>{t('debt.text', { debt: gems(debt) })}</p>
      <Button label={t('debt.settle')} busy={busy} onClick={() => void settle()} />
    </section>
  );
}
