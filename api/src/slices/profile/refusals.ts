import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  // Unknown, erased, excluded and suspended players get the same answer, so it reveals nothing.
  'no-such-profile': refusal(404, 1100, {
    zh: '没有这位玩家的主页',
    en: 'There is no page of this player',
    ru: 'Страницы такого игрока нет',
    vi: 'Không có trang của người chơi này',
  }),
  'no-such-item': refusal(404, 1101, {
    zh: '您没有这件藏品',
    en: 'You have no such item',
    ru: 'У вас нет такого предмета',
    vi: 'Bạn không có vật phẩm này',
  }),
  'not-followable': refusal(409, 1113, {
    zh: '这位玩家没有开放关注',
    en: 'This player does not let others follow',
    ru: 'Этот игрок не разрешил следить за собой',
    vi: 'Người chơi này không cho người khác theo dõi',
  }),
  'follows-too-many': refusal(409, 1114, {
    zh: '您关注的人已满，请先取消关注一位',
    en: 'You follow as many players as possible: unfollow one first',
    ru: 'Вы следите за наибольшим числом игроков: сначала уберите одного',
    vi: 'Bạn đã theo dõi đủ số người: hãy bỏ theo dõi một người trước',
  }),
} satisfies RefusalsOf<typeof contract>;
