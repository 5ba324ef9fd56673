import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'unknown-upgrade': refusal(404, 870, {
    zh: '没有这次升级，或它的表盘还没有停稳',
    en: 'There is no such upgrade, or its dial is still turning',
    ru: 'Такого улучшения нет, или его круг ещё вращается',
    vi: 'Không có lần nâng cấp này, hoặc mặt số của nó chưa dừng',
  }),
  'unknown-upgrader': refusal(404, 871, {
    zh: '没有这位玩家的升级记录',
    en: 'There are no upgrades of such a player',
    ru: 'Улучшений такого игрока нет',
    vi: 'Không có lần nâng cấp nào của người chơi này',
  }),
  'no-such-skin': refusal(404, 872, {
    zh: '没有这件皮肤',
    en: 'There is no such skin',
    ru: 'Такого скина нет',
    vi: 'Không có vật phẩm này',
  }),
} satisfies RefusalsOf<typeof contract>;
