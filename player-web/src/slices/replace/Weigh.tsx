import type { CSSProperties } from 'react';
import { gems, percent } from '../../shell/i18n/format';
import { gemsOf, unitsOf } from '../../shell/play/gems';
import { Button, ButtonLink, ErrorNote } from '../../shell/ui';
import type { Quote, Terms } from './queries';
import { useT } from './t';
import styles from './ReplacePage.module.css';

/** The page for buying gems (spec 2.1). */
const ASSETS = '/page/assets?openType=gems';

interface WeighProps {
  terms: Terms;
  quote: Quote | undefined;
  /** whether the quote is loading */
  waiting: boolean;
  error: Error | null;
  onRetry: () => void;
  onConfirm: () => void;
}

/** The balance of both sides with all its parts, and the possible actions. */
export function Weigh({ terms, quote, waiting, error, onRetry, onConfirm }: WeighProps) {
  const t = useT();
  if (!terms.open) return <section className={`panel ${styles['weigh']}`}>{t('closed')}</section>;
  if (error !== null)
    return (
      <section className={`panel ${styles['weigh']}`}>
        <ErrorNote error={error} onRetry={onRetry} />
      </section>
    );
  return (
    <section className={`panel stack ${styles['weigh']}`} aria-label={t('sum.title')} aria-live="polite">
      {quote === undefined ? (
        <p className="muted">{t(waiting ? 'sum.waiting' : 'sum.choose')}</p>
      ) : (
        <>
          <Bars quote={quote} />
          <div className={`split ${styles['foot']}`}>
            <div className="stack">
              <Line
                parts={[
                  [t('sum.given'), quote.worth],
                  [t('sum.fee', { share: percent(terms.fee) }), quote.fee],
                  [t('sum.credit'), quote.credit],
                ]}
              />
              <Difference quote={quote} share={terms.refund} />
            </div>
            <Decide quote={quote} onConfirm={onConfirm} />
          </div>
        </>
      )}
    </section>
  );
}

/** A part of a side, and its class. */
type Side = 'give' | 'fee' | 'take' | 'pay' | 'back' | 'lost';

/** The parts of each side, on one scale. */
function Bars({ quote: { worth, fee, credit, price, paid, refund, kept } }: { quote: Quote }) {
  const t = useT();
  const whole = Math.max(worth, price, Number.EPSILON);
  const part = (name: Side, amount: number) => {
    const style: CSSProperties & { '--w': number } = { '--w': (amount / whole) * 100 };
    return amount > 0 && <i className={styles[name]} style={style} />;
  };
  return (
    <>
      <div
        className={styles['bars']}
        role="img"
        aria-label={t('sum.figure', {
          worth: gems(worth),
          fee: gems(fee),
          price: gems(price),
          paid: gems(paid),
          refund: gems(refund),
        })}
      >
        <span>{t('sum.given')}</span>
        <div className={styles['bar']}>
          {part('give', credit)}
          {part('fee', fee)}
        </div>
        <span>{t('sum.taken')}</span>
        <div className={styles['bar']}>
          {part('take', price - paid)}
          {part('pay', paid)}
          {part('back', refund)}
          {part('lost', kept)}
        </div>
      </div>
      <p className={styles['keys']}>
        <Key of="give" text={t('sum.credit')} />
        <Key of="fee" text={t('sum.feeOf', { amount: gems(fee) })} />
        <Key of="take" text={t('sum.skins')} />
        {paid > 0 && <Key of="pay" text={t('sum.paidOf', { amount: gems(paid) })} />}
        {refund > 0 && <Key of="back" text={t('sum.refundOf', { amount: gems(refund) })} />}
        {kept > 0 && <Key of="lost" text={t('sum.keptOf', { amount: gems(kept) })} />}
      </p>
    </>
  );
}

const Key = ({ of, text }: { of: Side; text: string }) => (
  <span>
    <i className={styles[of]} aria-hidden="true" />
    {text}
  </span>
);

type Part = readonly [label: string, amount: number];

/** A subtraction: amount, deduction and result. */
function Line({ parts: [from, less, rest], main }: { parts: readonly [Part, Part, Part]; main?: boolean }) {
  const amount = ([label, value]: Part, isMain = false) => (
    <span data-main={isMain ? '' : undefined}>
      <small>{label}</small>
      <b>{gems(value)}</b>
    </span>
  );
  return (
    <div className={styles['sum']}>
      {amount(from)}
      <span>−</span>
      {amount(less)}
      <span>=</span>
      {amount(rest, main)}
    </div>
  );
}

interface DifferenceProps {
  quote: Quote;
  /** share of the remainder, as a fraction */
  share: number;
}

function Difference({ quote: { credit, price, paid, refund, kept }, share }: DifferenceProps) {
  const t = useT();
  const credited: Part = [t('sum.credit'), credit];
  const taken: Part = [t('sum.taken'), price];
  if (paid > 0) return <Line main parts={[taken, credited, [t('sum.paid'), paid]]} />;
  const left = gemsOf((unitsOf(refund) ?? 0) + (unitsOf(kept) ?? 0));
  return (
    <>
      <Line main parts={[credited, taken, [t('sum.left'), left]]} />
      {left > 0 && (
        <p className={styles['note']}>
          {refund > 0
            ? t('sum.back', { share: percent(share), refund: gems(refund), kept: gems(kept) })
            : t('sum.lost', { kept: gems(kept) })}
        </p>
      )}
    </>
  );
}

function Decide({
  quote: { balance, paid, refund, most },
  onConfirm,
}: {
  quote: Quote;
  onConfirm: () => void;
}) {
  const t = useT();
  if (paid > most)
    return <p className={styles['note']}>{t('sum.tooDear', { most: gems(most), paid: gems(paid) })}</p>;
  if (paid > balance)
    return (
      <div className="cluster">
        <span className={styles['note']}>{t('sum.missing', { balance: gems(balance) })}</span>
        <ButtonLink variant="solid" href={ASSETS} label={t('toGems')} />
      </div>
    );
  const after = gemsOf((unitsOf(balance) ?? 0) - (unitsOf(paid) ?? 0) + (unitsOf(refund) ?? 0));
  return (
    <div className="cluster">
      <span className="note">{t('sum.balance', { before: gems(balance), after: gems(after) })}</span>
      <Button variant="play" size="lg" icon="swap" label={t('confirm.open')} onClick={onConfirm} />
    </div>
  );
}
