import { button, escaped, faultChoice, pagesOf } from '../../../foundation/providers/index.ts';
import { FAULT_MODES, type FaultMode } from './faults.ts';
import type { LocalOrder } from './ledger.ts';

const page = pagesOf({
  subject: '.item{font-size:1.4rem;font-weight:700;margin:.25rem 0 1.5rem}',
  main: 'accept',
});

const WAITS = 3;
const ACCEPTED = 10;

/** Renders a trade offer as the player sees it on the platform. */
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
<small>这不是真的藏品。 No real item moves here.</small>`,
  );
}

/** The fault switch. */
export const faultPage = (mode: FaultMode): string =>
  page('Local deliveries', faultChoice('本地发货渠道 Local deliveries', mode, FAULT_MODES));

export const lostPage = (): string => page('Local trade offer', '<h1>没有这份报价 No such offer</h1>');
