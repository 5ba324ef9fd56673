import { useState } from 'react';
import { openLogin } from '../../shell/app/modals';
import { count, finePercent, gems } from '../../shell/i18n/format';
import { timesGems } from '../../shell/play/gems';
import { useSession } from '../../shell/session';
import { Button, Gem } from '../../shell/ui';
import { SHARES, type Wish, type WishDetail } from './queries';
import { ShareRuler } from './ShareRuler';
import { SkinHead } from './SkinHead';
import { Stepper, steppedNumber } from './Stepper';
import { useT } from './t';
import { useBuy } from './use-buy';
import { useLeft } from './use-left';
import styles from './BuyShares.module.css';

/** Common amounts; the most that may be bought comes last. */
const USUAL = [1, 10, 50] as const;

/** How many shares, the chance before and after, and the price before the press. */
export function BuyShares({ detail }: { detail: WishDetail }) {
  const t = useT();
  const left = useLeft();
  const { token } = useSession();
  const { wish, mine } = detail;
  const visitor = token === undefined;
  const rest = SHARES - wish.sold;
  const most = visitor ? Math.min(rest, wish.most) : (mine?.mayBuy ?? 0);
  const [text, setText] = useState('10');
  const { send, sending } = useBuy(wish.id);
  const typed = steppedNumber(text);
  const fits = typed !== undefined && typed >= 1 && typed <= most;
  const shown = fits ? typed : 0;
  return (
    <div className={styles['buy']}>
      <div className={styles['item']}>
        <SkinHead skin={wish.skin}>
          <Gem value={wish.price} size="lg" />
        </SkinHead>
      </div>
      {!wish.buyable || (!visitor && most === 0) ? (
        <p className="note">{t(wish.buyable ? 'buy.most' : 'buy.notNow')}</p>
      ) : (
        <>
          <Amount wish={wish} most={most} text={text} onChange={setText} />
          <Chance wish={wish} more={shown} />
          <div className="act-bar">
            <Button
              variant="play"
              size="lg"
              wide
              label={
                visitor
                  ? t('buy.login')
                  : t('buy.do', { shares: shown, price: gems(timesGems(wish.sharePrice, shown)) })
              }
              busy={sending}
              disabled={!visitor && !fits}
              onClick={() => (visitor ? openLogin() : send(shown))}
            />
          </div>
        </>
      )}
      <p className="note">
        {!fits && !visitor && most > 0 && `${t('buy.range', { most })} `}
        {t('buy.note', { rest, left: left(wish.closesAt) })}
      </p>
    </div>
  );
}

interface AmountProps {
  wish: Wish;
  most: number;
  text: string;
  onChange: (text: string) => void;
}

function Amount({ wish, most, text, onChange }: AmountProps) {
  const t = useT();
  const wanted = steppedNumber(text);
  return (
    <>
      <p className={styles['meter']}>
        <span>{t('buy.amount')}</span>
        <span>
          {t('each')} <Gem value={wish.sharePrice} />
        </span>
      </p>
      <div className={styles['amount']}>
        <Stepper
          label={t('buy.amountLabel')}
          less={t('buy.less')}
          more={t('buy.more')}
          text={text}
          least={1}
          most={most}
          onChange={onChange}
        />
        <div className={styles['chips']} role="group" aria-label={t('buy.usual')}>
          {[...USUAL.filter((one) => one < most), most].map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={wanted === one}
              onClick={() => onChange(String(one))}
            >
              {count(one)}
              {one === most && <span className="sr-only"> {t('buy.mostName')}</span>}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

/** The exact chance now, and with the shares about to be bought. */
function Chance({ wish, more }: { wish: Wish; more: number }) {
  const t = useT();
  const own = wish.mine;
  return (
    <div className={styles['chance']}>
      <p>
        <small>{t('buy.now', { shares: own })}</small>
        <b>{finePercent(own / SHARES)}</b>
      </p>
      <span aria-hidden="true">→</span>
      <p aria-live="polite">
        <small>{t('buy.after', { shares: own + more })}</small>
        <b data-up>{finePercent((own + more) / SHARES)}</b>
      </p>
      <ShareRuler mine={own} more={more} sold={wish.sold} />
    </div>
  );
}
