import { gems, percent } from '../../shell/i18n/format';
import { Facts } from '../../shell/ui';
import type { Account } from './queries';
import { useT } from './t';

/** The whole sum of a wish: price, fee, what rounding adds, and what all get back together. */
export function AccountPanel({ account }: { account: Account }) {
  const t = useT();
  return (
    <section className="panel pad stack" aria-labelledby="wish-account">
      <h2 className="title-card" id="wish-account">
        {t('account.title')}
      </h2>
      <AccountFacts account={account} />
    </section>
  );
}

export function AccountFacts({ account }: { account: Account }) {
  const t = useT();
  const { price, feeRate, fee, sharePrice, total, surplus, fees, returns } = account;
  return (
    <Facts
      names="beside"
      facts={[
        { name: t('account.price'), value: gems(price) },
        { name: t('account.fee', { rate: percent(feeRate) }), value: gems(fee) },
        { name: t('account.each'), value: gems(sharePrice) },
        { name: t('account.total'), value: gems(total) },
        { name: t('account.surplus'), value: gems(surplus) },
        { name: t('account.fees'), value: `${gems(fees)} · ${percent(fees / price)}` },
        { name: t('account.returns'), value: percent(returns) },
      ]}
    />
  );
}
