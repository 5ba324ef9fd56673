import type { EndSuspensionRejection, SuspendPlayerRejection } from '@skins/engine/standing';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'unknown-player': refusal(404, 740, {
    zh: '没有这个玩家',
    en: 'There is no such player',
    ru: 'Такого игрока нет',
    vi: 'Không có người chơi này',
  }),
  'end-passed': refusal(400, 741, {
    zh: '结束时间已过，请选将来的时间',
    en: 'The end has passed: choose a time to come',
    ru: 'Срок уже прошёл: выберите время в будущем',
    vi: 'Thời điểm kết thúc đã qua: hãy chọn thời điểm sau này',
  }),
} satisfies RefusalsOf<typeof contract, SuspendPlayerRejection | EndSuspensionRejection>;
