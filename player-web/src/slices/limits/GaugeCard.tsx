import { useState, type FormEvent } from 'react';
import { count, fieldNumber, gems, moment, typedNumber } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { Button, Field, toast } from '../../shell/ui';
import {
  confirmCall,
  dropCall,
  pressed,
  setLimitCall,
  useLimitCommand,
  type Gauge,
  type Kind,
} from './queries';
import { useT } from './t';
import styles from './Limits.module.css';

/** Returns a formatter for gems, or for minutes of play. */
function useAmount(kind: Kind): (amount: number) => string {
  const t = useT();
  return (amount) =>
    kind === 'time' ? t('minutes', { minutes: count(amount) }) : t('gems', { amount: gems(amount) });
}

/** The limits of one kind, per day, week and month. */
export function GaugeCard({ kind, gauges }: { kind: Kind; gauges: readonly Gauge[] }) {
  const t = useT();
  return (
    <article className={`panel pad stack ${styles['card']}`} data-kind={kind}>
      <h3 className="title-card">{t(`kind.${kind}.title`)}</h3>
      <p className="note">{t(`kind.${kind}.note`)}</p>
      {gauges.map((gauge) => (
        <OneGauge key={gauge.span} gauge={gauge} />
      ))}
    </article>
  );
}

function OneGauge({ gauge }: { gauge: Gauge }) {
  const t = useT();
  const amount = useAmount(gauge.kind);
  const [editing, setEditing] = useState(false);
  const { kind, span, own, policy, used, raise } = gauge;
  const limit = Math.min(own ?? Infinity, policy ?? Infinity);
  const shown = Math.max(0, used);
  const name = t('gaugeName', { kind: t(`kind.${kind}.title`), span: t(`span.${span}`) });
  return (
    <div className={styles['gauge']} data-span={span}>
      <div className="split">
        <b>{t(`span.${span}`)}</b>
        <span>
          {limit === Infinity
            ? t('usedFree', { used: amount(shown) })
            : t('usedOf', { used: amount(shown), limit: amount(limit) })}
        </span>
      </div>
      {limit < Infinity && <progress max={Math.max(limit, 0.0001)} value={shown} aria-label={name} />}
      {policy !== null && <p className="note">{t('byPolicy', { limit: amount(policy) })}</p>}
      {raise !== null && <Raise gauge={gauge} raise={raise} />}
      {editing ? (
        <GaugeForm gauge={gauge} name={name} onDone={() => setEditing(false)} />
      ) : (
        <span>
          <Button
            size="sm"
            label={t(own === null ? 'set' : 'change')}
            aria-label={`${t(own === null ? 'set' : 'change')}: ${name}`}
            onClick={() => setEditing(true)}
          />
        </span>
      )}
    </div>
  );
}

/** A requested raise: the player can confirm it a day later, or drop it. */
function Raise({ gauge, raise }: { gauge: Gauge; raise: NonNullable<Gauge['raise']> }) {
  const t = useT();
  const amount = useAmount(gauge.kind);
  const ready = useServerNow() >= raise.ready;
  const confirm = useLimitCommand(confirmCall);
  const drop = useLimitCommand(dropCall);
  const { kind, span } = gauge;
  const wanted = raise.amount === null ? t('none') : amount(raise.amount);
  return (
    <div className={styles['raise']}>
      <p>
        {ready
          ? t('raiseReady', { wanted, time: moment(raise.lapses) })
          : t('raiseWaits', { wanted, time: moment(raise.ready) })}
      </p>
      <div className="cluster">
        {ready && (
          <Button
            size="sm"
            label={t('confirm')}
            busy={confirm.isPending}
            onClick={() => confirm.mutate(pressed({ kind, span, amount: raise.amount }))}
          />
        )}
        <Button
          size="sm"
          variant="quiet"
          label={t('keep')}
          busy={drop.isPending}
          onClick={() => drop.mutate(pressed({ kind, span }))}
        />
      </div>
    </div>
  );
}

interface GaugeFormProps {
  gauge: Gauge;
  name: string;
  onDone: () => void;
}

function GaugeForm({ gauge: { kind, span, own }, name, onDone }: GaugeFormProps) {
  const t = useT();
  const [text, setText] = useState(own === null ? '' : fieldNumber(own));
  const [wrong, setWrong] = useState(false);
  const set = useLimitCommand(setLimitCall);
  const send = (amount: number | null) =>
    set.mutate(pressed({ kind, span, amount }), {
      onSuccess: ({ binds }) => {
        toast.ok(t(binds ? 'setNow' : 'setLater'));
        onDone();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = amountIn(text, kind);
    setWrong(amount === undefined);
    if (amount !== undefined) send(amount);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label={name}
        value={text}
        onChange={setText}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        hint={t(kind === 'time' ? 'inMinutes' : 'inGems')}
        error={wrong ? t('wrong') : undefined}
        ref={focused}
      />
      <div className="cluster">
        <Button size="sm" variant="solid" type="submit" label={t('save')} busy={set.isPending} />
        {own !== null && (
          <Button size="sm" label={t('remove')} disabled={set.isPending} onClick={() => send(null)} />
        )}
        <Button size="sm" variant="quiet" label={t('cancel')} onClick={onDone} />
      </div>
    </form>
  );
}

/** Moves focus to the field that a press opened. */
const focused = (input: HTMLInputElement | null) => input?.focus();

/** Parses a limit: gems with at most four decimals, or whole minutes; undefined if invalid. */
function amountIn(text: string, kind: Kind): number | undefined {
  const plain = typedNumber(text) ?? '';
  const fits = kind === 'time' ? /^\d{1,5}$/ : /^\d{1,8}(\.\d{1,4})?$/;
  return fits.test(plain) ? Number(plain) : undefined;
}
