import type { CatalogueFault, Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { text } from '../../foundation/words/index.ts';

const PERCENT = 100;
const share = (units: number): string => `${(units / PERCENT).toFixed(2)} %`;

type Code = CatalogueFault['code'];
type Faults = { readonly [Known in Code]: Extract<CatalogueFault, { readonly code: Known }> };
/** A fault with one of some codes: a type that its code can index. */
type FaultOf<Some extends Code> = {
  readonly [Known in Some]: { readonly code: Known } & Faults[Known];
}[Some];

const shelfTwice = ({ shelfId }: { readonly shelfId: string }): Text =>
  text(
    `货架 ${shelfId} 出现两次`,
    `Shelf ${shelfId} is there twice`,
    `Полка ${shelfId} указана дважды`,
    `Kệ ${shelfId} xuất hiện hai lần`,
  );

const WORDS: { readonly [Known in Code]: (fault: FaultOf<Known>) => Text } = {
  'malformed-skin': ({ skinId, field }) =>
    text(
      `皮肤 ${skinId}：${field} 有误`,
      `Skin ${skinId}: ${field} is malformed`,
      `Скин ${skinId}: ${field} неверно`,
      `Skin ${skinId}: ${field} không hợp lệ`,
    ),
  'malformed-shelf': ({ shelfId, field }) =>
    text(
      `货架 ${shelfId}：${field} 有误`,
      `Shelf ${shelfId}: ${field} is malformed`,
      `Полка ${shelfId}: ${field} неверно`,
      `Kệ ${shelfId}: ${field} không hợp lệ`,
    ),
  'malformed-box': ({ boxId, field }) =>
    text(
      `盲盒 ${boxId}：${field} 有误`,
      `Box ${boxId}: ${field} is malformed`,
      `Кейс ${boxId}: ${field} неверно`,
      `Hộp ${boxId}: ${field} không hợp lệ`,
    ),
  'skin-twice': (fault) =>
    text(
      `皮肤 ${fault.skinId} 出现两次`,
      `Skin ${fault.skinId} is there twice`,
      `Скин ${fault.skinId} указан дважды`,
      `Skin ${fault.skinId} xuất hiện hai lần`,
    ),
  'shelf-twice': shelfTwice,
  'shelf-in-order-twice': shelfTwice,
  'box-in-order-twice': (fault) =>
    text(
      `盲盒 ${fault.boxId} 在顺序中出现两次`,
      `Box ${fault.boxId} is in the order twice`,
      `Кейс ${fault.boxId} указан в порядке дважды`,
      `Hộp ${fault.boxId} xuất hiện hai lần trong thứ tự`,
    ),
  'box-in-order-unknown': (fault) =>
    text(
      `顺序中的盲盒 ${fault.boxId} 不存在`,
      `There is no box ${fault.boxId} to put in order`,
      `Нет кейса ${fault.boxId} для порядка`,
      `Không có hộp ${fault.boxId} để xếp thứ tự`,
    ),
  'box-twice': (fault) =>
    text(
      `盲盒 ${fault.boxId} 出现两次`,
      `Box ${fault.boxId} is there twice`,
      `Кейс ${fault.boxId} указан дважды`,
      `Hộp ${fault.boxId} xuất hiện hai lần`,
    ),
  'unknown-shelf': (fault) =>
    text(
      `盲盒 ${fault.boxId}：没有货架 ${fault.shelfId}`,
      `Box ${fault.boxId}: there is no shelf ${fault.shelfId}`,
      `Кейс ${fault.boxId}: нет полки ${fault.shelfId}`,
      `Hộp ${fault.boxId}: không có kệ ${fault.shelfId}`,
    ),
  'shelf-in-order-unknown': (fault) =>
    text(
      `没有货架 ${fault.shelfId}`,
      `There is no shelf ${fault.shelfId}`,
      `Нет полки ${fault.shelfId}`,
      `Không có kệ ${fault.shelfId}`,
    ),
  'unknown-skin': (fault) =>
    text(
      `盲盒 ${fault.boxId}：没有皮肤 ${fault.skinId}`,
      `Box ${fault.boxId}: there is no skin ${fault.skinId}`,
      `Кейс ${fault.boxId}: нет скина ${fault.skinId}`,
      `Hộp ${fault.boxId}: không có skin ${fault.skinId}`,
    ),
  'item-twice': (fault) =>
    text(
      `盲盒 ${fault.boxId}：${fault.skinId} 出现两次`,
      `Box ${fault.boxId}: ${fault.skinId} is there twice`,
      `Кейс ${fault.boxId}: ${fault.skinId} указан дважды`,
      `Hộp ${fault.boxId}: ${fault.skinId} xuất hiện hai lần`,
    ),
  'bad-probability': (fault) =>
    text(
      `盲盒 ${fault.boxId}：${fault.skinId} 的概率有误`,
      `Box ${fault.boxId}: the chance of ${fault.skinId} is malformed`,
      `Кейс ${fault.boxId}: шанс ${fault.skinId} указан неверно`,
      `Hộp ${fault.boxId}: cơ hội của ${fault.skinId} không hợp lệ`,
    ),
  'probabilities-sum': (fault) =>
    text(
      `盲盒 ${fault.boxId}：概率之和是 ${fault.sum}，不是 1`,
      `Box ${fault.boxId}: the chances add up to ${fault.sum}, and not to 1`,
      `Кейс ${fault.boxId}: сумма шансов ${fault.sum}, а не 1`,
      `Hộp ${fault.boxId}: tổng cơ hội là ${fault.sum}, không phải 1`,
    ),
  'no-ticket': (fault) =>
    text(
      `盲盒 ${fault.boxId}：${fault.skinId} 的概率不足一张票`,
      `Box ${fault.boxId}: the chance of ${fault.skinId} is less than one ticket`,
      `Кейс ${fault.boxId}: шанс ${fault.skinId} меньше одного билета`,
      `Hộp ${fault.boxId}: cơ hội của ${fault.skinId} nhỏ hơn một vé`,
    ),
  'unknown-box': (fault) =>
    text(
      `没有盲盒 ${fault.boxId}`,
      `There is no box ${fault.boxId}`,
      `Нет кейса ${fault.boxId}`,
      `Không có hộp ${fault.boxId}`,
    ),
  'published-and-retired': (fault) =>
    text(
      `盲盒 ${fault.boxId} 不能同时发布又下架`,
      `Box ${fault.boxId} cannot be published and retired at once`,
      `Кейс ${fault.boxId} нельзя сразу опубликовать и снять`,
      `Hộp ${fault.boxId} không thể vừa công bố vừa ngừng bán`,
    ),
  'number-taken': (fault) =>
    text(
      `盲盒 ${fault.boxId}：编号 ${fault.number} 已属于 ${fault.by}`,
      `Box ${fault.boxId}: number ${fault.number} is that of ${fault.by}`,
      `Кейс ${fault.boxId}: номер ${fault.number} занят кейсом ${fault.by}`,
      `Hộp ${fault.boxId}: số ${fault.number} đã thuộc về ${fault.by}`,
    ),
  'price-out-of-bounds'(fault) {
    const [price, min, max] = [toGems(fault.price), toGems(fault.min), toGems(fault.max)];
    return text(
      `盲盒 ${fault.boxId}：价格 ${price} 不在 ${min} – ${max} 之内`,
      `Box ${fault.boxId}: the price of ${price} is outside of ${min} – ${max}`,
      `Кейс ${fault.boxId}: цена ${price} вне ${min} – ${max}`,
      `Hộp ${fault.boxId}: giá ${price} nằm ngoài ${min} – ${max}`,
    );
  },
  'rtp-out-of-bounds'(fault) {
    const [rtp, min, max] = [share(fault.rtp), share(fault.min), share(fault.max)];
    return text(
      `盲盒 ${fault.boxId}：返还率 ${rtp} 不在 ${min} – ${max} 之内`,
      `Box ${fault.boxId}: a return of ${rtp} is outside of ${min} – ${max}`,
      `Кейс ${fault.boxId}: возврат ${rtp} вне ${min} – ${max}`,
      `Hộp ${fault.boxId}: tỷ lệ hoàn ${rtp} nằm ngoài ${min} – ${max}`,
    );
  },
};

/** What is wrong with a change of the catalogue, in words. */
export const catalogueFaultWords = <Some extends Code>(fault: FaultOf<Some>): Text =>
  WORDS[fault.code](fault);
