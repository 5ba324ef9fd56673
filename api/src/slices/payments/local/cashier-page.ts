import { button, escaped, faultChoice, pagesOf } from '../../../foundation/providers/index.ts';
import { FAULT_MODES, type FaultMode } from './faults.ts';
import type { LocalSession } from './ledger.ts';

const page = pagesOf({
  subject: '.price{font-size:2rem;font-weight:700;margin:.25rem 0 1.5rem}',
  main: 'pay',
  more: 'a{color:#0b5fad}',
});

/** Renders a payment's cashier page. @param digits decimals of the currency */
export function cashierPage(session: LocalSession, digits: number): string {
  const { id, title, price, currency, back } = session;
  const amount = `${(price / 10 ** digits).toFixed(digits)} ${currency.toUpperCase()}`;
  const buttons = session.paid
    ? `<p role="status">已支付 Paid</p>${afterwards(session)}`
    : session.status === 'open'
      ? `${button('pay', '支付 Pay', 'pay')}${button('decline', '支付失败 Decline')}`
      : '<p role="status">已关闭 Closed</p>';
  return page(
    'Local cashier',
    `<h1>本地收银台 Local cashier</h1><div>${escaped(title)}</div><div class="price">${escaped(amount)}</div>
<form method="post" action="/pay/${escaped(id)}">${buttons}</form>
<p><a href="${escaped(back)}">返回商店 Back to the shop</a></p>
<small>这不是真钱。 No real money moves here.</small>`,
  );
}

/** Renders the actions after a payment. */
const afterwards = ({ refunded, refundFailed, disputed, won }: LocalSession): string => {
  if (refunded && !refundFailed)
    return `<p>已退款 Refunded</p>${button('fail-refund', '退款失败 The refund fails')}`;
  if (won) return '<p>争议胜诉 Dispute won by the shop</p>';
  return disputed
    ? `<p>已拒付 Charged back</p>${button('win', '商店胜诉 The shop wins the dispute')}`
    : button('dispute', '拒付 Charge back');
};

/** The fault switch. */
export const faultPage = (mode: FaultMode): string =>
  page('Local provider', faultChoice('本地支付渠道 Local provider', mode, FAULT_MODES));

export const lostPage = (): string => page('Local cashier', '<h1>没有这笔支付 No such payment</h1>');
