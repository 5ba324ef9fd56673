import { FAULT_MODES, type FaultMode } from './faults.ts';
import type { LocalOrder } from './ledger.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f7;color:#1b1d22}
main{max-width:26rem;margin:8vh auto;background:#fff;padding:2rem;border-radius:12px;box-shadow:0 2px 16px #0002}
h1{font-size:1.1rem;margin:0 0 1rem}.item{font-size:1.4rem;font-weight:700;margin:.25rem 0 1.5rem}
button{font:inherit;width:100%;padding:.8rem;border:0;border-radius:8px;margin-top:.6rem;cursor:pointer;background:#e4e6ea;color:#1b1d22}
button.accept{background:#0b6e4f;color:#fff;font-weight:600}small{color:#5a5f6b}`;

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="zh"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

const button = (action: string, words: string, kind = ''): string =>
  `<button name="action" value="${action}" class="${kind}">${words}</button>`;

const WAITS = 3;
const ACCEPTED = 10;

/** The page of a trade offer, as the player sees it on the platform. */
export function offerPage({ status, itemName, tradeOfferId }: LocalOrder): string {
  const buttons =
    status === WAITS
      ? `${button('accept', '接受报价 Accept', 'accept')}${button('decline', '拒绝 Decline')}${button('expire', '过期 Let it expire')}`
      : status === ACCEPTED
        ? `<p role="status">已接受 Accepted</p>${button('reverse', '撤回交易 Reverse the trade')}`
        : '<p role="status">已结束 Over</p>';
  return page(
    'Local trade offer',
    `<h1>本地交易报价 Local trade offer</h1><div class="item">${escaped(itemName)}</div>
<form method="post" action="/tradeoffer/${escaped(tradeOfferId ?? '')}/">${buttons}</form>
<small>这不是真的物品。 No real item moves here.</small>`,
  );
}

/** The fault switch. */
export const faultPage = (mode: FaultMode): string =>
  page(
    'Local deliveries',
    `<h1>本地发货渠道 Local deliveries: ${mode}</h1><form method="post" action="/faults">${FAULT_MODES.map(
      (one) => `<button name="mode" value="${one}">${one}</button>`,
    ).join('')}</form>`,
  );

export const lostPage = (): string => page('Local trade offer', '<h1>没有这份报价 No such offer</h1>');
