import type { Ref } from 'react';
import { finePercent, gems, percent } from '../../shell/i18n/format';
import { chooseSkipReveal, usePress, useSkipReveal } from '../../shell/play';
import { usePolicy } from '../limits/queries';
import { Button, Switch } from '../../shell/ui';
import type { Quote } from './queries';
import { useT } from './t';
import type { UpgradePlay } from './upgrade-play';
import styles from './Forge.module.css';

interface ForgeBarProps {
  play: UpgradePlay;
  quote: Quote | undefined;
  /** Whether the stake on the page can be played. */
  ready: boolean;
  locked: boolean;
  /** In progress, with the result not shown yet. */
  busy: boolean;
  visitor: boolean;
  onStart: () => void;
  onSkip: () => void;
  onAgain: () => void;
  skipRef: Ref<HTMLButtonElement>;
}

/** The formula of the chance, and the main button of the page. */
export function ForgeBar(props: ForgeBarProps) {
  const { play, quote, ready, locked, busy, visitor, onStart, onSkip, onAgain, skipRef } = props;
  const t = useT();
  const skip = useSkipReveal();
  const policy = usePolicy();
  const { pressed, press } = usePress(onStart);
  const over = play.phase === 'landed' || play.phase === 'settled';
  return (
    <div className={`panel ${styles['bar']}`}>
      <Sum quote={quote} />
      {policy.skip && <Switch label={t('bar.alwaysSkip')} checked={skip} onChange={chooseSkipReveal} />}
      <div className={`act-bar ${styles['pay']}`}>
        <span className={styles['brief']}>
          <b>{quote === undefined ? '—' : percent(quote.rate)}</b>
          <small>
            {quote === undefined ? t('dial.chance') : t('bar.brief', { stake: gems(quote.stake) })}
          </small>
        </span>
        {play.phase === 'revealing' && policy.skip && (
          <Button icon="skip" label={t('bar.skip')} onClick={onSkip} ref={skipRef} />
        )}
        {over ? (
          <Button
            variant="play"
            size="lg"
            label={t('bar.again')}
            disabled={locked}
            onClick={onAgain}
            data-act="again"
          />
        ) : (
          <Button
            variant="play"
            size="lg"
            label={busy || pressed ? t('bar.playing') : visitor ? t('bar.login') : t('bar.play')}
            busy={busy || pressed}
            disabled={!visitor && (locked || !ready)}
            onClick={press}
            data-act="play"
          />
        )}
      </div>
    </div>
  );
}

/** Stake ÷ price × (1 − fee) = chance, with the figures of the quote. */
function Sum({ quote }: { quote: Quote | undefined }) {
  const t = useT();
  if (quote === undefined) return <p className={styles['sum']}>{t('bar.sumToCome')}</p>;
  const { stake, targetPrice, fee, rate } = quote;
  return (
    <p className={styles['sum']}>
      <span>
        {gems(stake)} ÷ {gems(targetPrice)} = {finePercent(stake / targetPrice)}
      </span>
      <span>×</span>
      <span>{t('bar.fee', { fee: finePercent(fee) })}</span>
      <span>=</span>
      <b>{finePercent(rate)}</b>
      <small>{t('bar.feeNote')}</small>
    </p>
  );
}
