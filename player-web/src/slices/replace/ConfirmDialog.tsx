import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../shell/app/lazy-with-retry';
import { gems, percent } from '../../shell/i18n/format';
import { Refused, commandKey, queries } from '../../shell/net';
import { sendAgain } from '../../shell/play/sending';
import { Button, Dialog, ErrorNote, Facts, Gem, RowItem, colourOf, useDialog } from '../../shell/ui';
import { type Quote, type Replaced, type Sent, type Terms, replaceNow } from './queries';
import { useT } from './t';
import type { Choice } from './use-choice';
import styles from './ReplacePage.module.css';

const RefusedDialog = lazyWithRetry(
  async () => (await import('../../shell/play/RefusedDialog')).RefusedDialog,
);

const refresh = async (): Promise<void> => {
  await Promise.all(
    ['replace', 'bag'].map((queryKey) => queries.invalidateQueries({ queryKey: [queryKey] })),
  );
};

interface ConfirmDialogProps {
  choice: Choice;
  terms: Terms;
  quote: Quote;
  onDone: (sent: Sent, done: Replaced) => void;
  onClose: () => void;
}

/** Shows the replacement again, as it cannot be undone. */
export function ConfirmDialog({ choice, terms, quote, onDone, onClose }: ConfirmDialogProps) {
  const t = useT();
  const { show, ...control } = useDialog();
  useEffect(show, [show]);
  // One key and one set of data for all presses of this dialog: a retry after a lost answer replaces nothing twice.
  const [sent] = useState<Sent>(() => ({
    key: commandKey(),
    itemIds: choice.given.map(({ id }) => id),
    skinIds: choice.taken.map(({ skinId }) => skinId),
    quote: quote.quote,
  }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendAgain(() => replaceNow(sent)),
    onSuccess: (done) => void control.close().then(() => onDone(sent, done)),
    // The shown data is stale: prices, rules, or the state of an item.
    onError: (failure) => failure instanceof Refused && void refresh(),
  });
  const closed = () => {
    control.closed();
    onClose();
  };
  const close = () => void control.close();
  if (error instanceof Refused)
    return (
      <Suspense fallback={null}>
        <RefusedDialog refusal={error} onRefresh={refresh} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      control={{ ...control, closed }}
      title={t('confirm.title')}
      width={640}
      locked={isPending}
      foot={
        <>
          <Button label={t('confirm.cancel')} disabled={isPending} onClick={close} />
          <Button
            variant="solid"
            label={t(isPending ? 'confirm.sending' : 'confirm.send')}
            busy={isPending}
            onClick={() => mutate()}
          />
        </>
      }
    >
      <div className="stack">
        <Sides choice={choice} />
        <Sums terms={terms} quote={quote} />
        {error !== null && <ErrorNote error={error} text={t('confirm.unanswered')} />}
      </div>
    </Dialog>
  );
}

/** What is given, beside what it is given for. */
function Sides({ choice }: Pick<ConfirmDialogProps, 'choice'>) {
  const t = useT();
  return (
    <div className={styles['both']}>
      <Side title={t('confirm.given')}>
        {choice.given.map(({ id, name, image, exterior, skinsRarity, category, salePrice }) => (
          <li key={id} className="split">
            <RowItem name={name} image={image} exterior={exterior} colour={colourOf(skinsRarity, category)} />
            <Gem value={salePrice} />
          </li>
        ))}
      </Side>
      <Side title={t('confirm.taken')}>
        {choice.taken.map(({ skinId, stuffName, stuffImage, exterior, skinsRarity, category, price }) => (
          <li key={skinId} className="split">
            <RowItem
              name={stuffName}
              image={stuffImage}
              exterior={exterior}
              colour={colourOf(skinsRarity, category)}
            />
            <Gem value={price} />
          </li>
        ))}
      </Side>
    </div>
  );
}

function Sums({ terms, quote }: Pick<ConfirmDialogProps, 'terms' | 'quote'>) {
  const t = useT();
  return (
    <Facts
      names="beside"
      facts={[
        { name: t('confirm.worth'), value: <Gem value={quote.worth} /> },
        {
          name: t('sum.fee', { share: percent(terms.fee) }),
          value: <Gem value={quote.fee} sign="out" />,
        },
        { name: t('confirm.price'), value: <Gem value={quote.price} /> },
        quote.paid > 0
          ? { name: t('confirm.paid'), value: <Gem value={quote.paid} sign="out" /> }
          : { name: t('confirm.refund'), value: <Gem value={quote.refund} sign="in" /> },
        ...(quote.kept > 0 ? [{ name: t('confirm.kept'), value: gems(quote.kept) }] : []),
      ]}
    />
  );
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="note">{title}</h3>
    <ul className={`stack ${styles['list']}`}>{children}</ul>
  </div>
);
