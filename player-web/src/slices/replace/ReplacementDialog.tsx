import { Dialog, type DialogControl, Facts, Gem } from '../../shell/ui';
import type { ReplaceRecord } from './queries';
import styles from './ReplaceRecord.module.css';
import { useT } from './t';

/** A replacement in the log: the choice, the result, and the hashes that identify it. */
export function ReplacementDialog({ record, control }: { record: ReplaceRecord; control: DialogControl }) {
  const t = useT();
  const { id, given, taken, worth, fee, price, paid, refund, kept, rulesHash, quote, commandId } = record;
  const mono = (text: string) => <code className={`mono ${styles['hash']}`}>{text}</code>;
  const choice = `${given.map(({ itemId }) => itemId).join(', ')} → ${taken.map(({ skinId }) => skinId).join(', ')}`;
  return (
    <Dialog control={control} title={t('record.proof')} width={640}>
      <Facts
        facts={[
          { name: t('record.choice'), value: mono(choice) },
          { name: t('confirm.worth'), value: <Gem value={worth} /> },
          { name: t('record.fee'), value: <Gem value={fee} sign="out" /> },
          { name: t('confirm.price'), value: <Gem value={price} /> },
          { name: t('confirm.paid'), value: <Gem value={paid} /> },
          { name: t('confirm.refund'), value: <Gem value={refund} /> },
          { name: t('confirm.kept'), value: <Gem value={kept} /> },
          { name: t('record.quote'), value: mono(quote) },
          { name: t('record.rules'), value: mono(rulesHash) },
          { name: t('record.command'), value: mono(commandId) },
          { name: t('record.position'), value: mono(String(Number(id))) },
        ]}
      />
    </Dialog>
  );
}
