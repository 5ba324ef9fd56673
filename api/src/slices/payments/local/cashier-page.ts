import { FAULT_MODES, type FaultMode } from './faults.ts';
import type { LocalSession } from './ledger.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f7;color:#1b1d22}
main{max-width:26rem;margin:8vh auto;background:#fff;padding:2rem;border-radius:12px;box-shadow:0 2px 16px #0002}
h1{font-size:1.1rem;margin:0 0 1rem}.price{font-size:2rem;font-weight:700;margin:.25rem 0 1.5rem}
button{font:inherit;width:100%;padding:.8rem;border:0;border-radius:8px;margin-top:.6rem;cursor:pointer;background:#e4e6ea;color:#1b1d22}
button.pay{background:#0b6e4f;color:#fff;font-weight:600}small{color:#5a5f6b}a{color:#0b5fad}`;

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="zh"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

const button = (action: string, words: string, kind = ''): string =>
  `<button name="action" value="${action}" class="${kind}">${words}</button>`;

/** The cashier's page of a payment. @param digits places of the currency */
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

/** What may become of what was paid. */
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
  page(
    'Local provider',
    `<h1>本地支付渠道 Local provider: ${mode}</h1><form method="post" action="/faults">${FAULT_MODES.map(
      (one) => `<button name="mode" value="${one}">${one}</button>`,
    ).join('')}</form>`,
  );

export const lostPage = (): string => page('Local cashier', '<h1>没有这笔支付 No such payment</h1>');
