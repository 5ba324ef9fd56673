import type { Text } from '@skins/engine/catalogue';
import { idOf, toGems } from '@skins/engine/kernel';
import { type ReturnedReason, type VoidReason, wishes } from '@skins/engine/wishes';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { houseTime } from '../../foundation/game/house-day.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

const RETURNED: Readonly<Record<ReturnedReason, Text>> = {
  expired: text('到期未满', 'not full in time', 'не заполнилось в срок', 'chưa đủ đúng hạn'),
  price: text('皮肤改价', 'the price of the skin changed', 'цена скина изменилась', 'giá vật phẩm thay đổi'),
};
const VOIDED: Readonly<Record<VoidReason, Text>> = {
  late: text('封存过晚', 'signed too late', 'подписано слишком поздно', 'ký quá muộn'),
  'no-beacon': text(
    '公共信标未出现',
    'the round never came',
    'раунд не вышел',
    'vòng ngẫu nhiên không xuất hiện',
  ),
};
const back = (said: Text, { zh, en, ru, vi }: Text): Text => ({
  zh: `${said.zh}：${zh}，全部退回`,
  en: `${said.en}: ${en}. Everything goes back.`,
  ru: `${said.ru}: ${ru}. Всё возвращается.`,
  vi: `${said.vi}: ${vi}. Hoàn lại tất cả.`,
});

export const tellers = tellersOf(wishes.events, {
  WishAsked: ({ wish, terms: { skinId, price } }, { say }) =>
    say(
      text(
        '请求种下愿 {wish}：{skin}，{price}',
        'Asked to plant wish {wish}: {skin} for {price}',
        'Просьба посадить желание {wish}: {skin}, {price}',
        'Yêu cầu trồng điều ước {wish}: {skin}, {price}',
      ),
      { wish: idOf(wish), skin: skinId, price: toGems(price) },
    ),
  PlantingEnded: ({ wish }, { say }) =>
    say(
      text(
        '自己种的愿 {wish} 结束',
        'Own wish {wish} is over',
        'Своё желание {wish} завершено',
        'Điều ước tự trồng {wish} kết thúc',
      ),
      { wish: idOf(wish) },
    ),
  SharesReserved: ({ wish, shares, gems }, { say }) =>
    say(
      text(
        '为愿 {wish} 的 {shares} 份冻结 {gems}',
        '{gems} held for {shares|share|shares} of wish {wish}',
        'Удержано {gems} за доли желания {wish}: {shares}',
        'Giữ {gems} cho {shares} phần của điều ước {wish}',
      ),
      { wish: idOf(wish), shares, gems: toGems(gems) },
    ),
  SharesSettled: ({ wish, gems, value }, { say }) =>
    say(
      value === 0
        ? text(
            '愿 {wish} 已抽出，未中：花费 {gems}',
            'Wish {wish} was drawn by another one: {gems} spent',
            'Желание {wish} досталось другому: потрачено {gems}',
            'Điều ước {wish} đã rút, không trúng: tiêu {gems}',
          )
        : text(
            '愿 {wish} 抽中：花费 {gems}，得藏品 {value}',
            'Wish {wish} was won: {gems} spent, an item for {value}',
            'Желание {wish} выиграно: потрачено {gems}, предмет на {value}',
            'Trúng điều ước {wish}: tiêu {gems}, được vật phẩm {value}',
          ),
      { wish: idOf(wish), gems: toGems(gems), value: toGems(value) },
    ),
  SharesReleased: ({ wish }, { say }) =>
    say(
      text(
        '愿 {wish} 的份原数退回',
        'Shares of wish {wish} came back',
        'Доли желания {wish} возвращены',
        'Hoàn lại phần của điều ước {wish}',
      ),
      { wish: idOf(wish) },
    ),
  WishPlanted: ({ asked, terms: { skinId, price, closesAt } }, { say, houseOffset }) =>
    say(
      asked === null
        ? text(
            '本店种下：{skin}，{price}，长到 {time}',
            'Planted by the shop: {skin} for {price}, until {time}',
            'Посажено магазином: {skin}, {price}, до {time}',
            'Cửa hàng trồng: {skin}, {price}, đến {time}',
          )
        : text(
            '种下：{skin}，{price}，长到 {time}',
            'Planted: {skin} for {price}, until {time}',
            'Посажено: {skin}, {price}, до {time}',
            'Đã trồng: {skin}, {price}, đến {time}',
          ),
      { skin: skinId, price: toGems(price), time: houseTime(closesAt, houseOffset()) },
    ),
  SharesSold: ({ from, to, entrant }, { say }) =>
    say(
      text(
        '{entrant} 买下第 {from}–{to} 份',
        '{entrant} buys shares {from} to {to}',
        '{entrant} покупает доли {from}–{to}',
        '{entrant} mua phần {from}–{to}',
      ),
      { entrant, from, to },
    ),
  WishFrozen: ({ source: { round } }, { say }) =>
    say(
      text(
        '卖满并封存，等信标第 {round} 轮',
        'Full and frozen, waits for round {round}',
        'Заполнено и заморожено, ждёт раунда {round}',
        'Đã đủ, đóng băng, chờ vòng {round}',
      ),
      { round },
    ),
  WishSealed: ({ size }, { say }) =>
    say(
      text(
        '已在签名检查点（{size} 条）之下',
        'Under the signed checkpoint of {size|record|records}',
        'Под подписанной точкой из {size|записи|записей|записей}',
        'Nằm dưới điểm kiểm {size} bản ghi',
      ),
      { size },
    ),
  WishDrawn: ({ by: { round }, share }, { say }) =>
    say(
      text(
        '信标第 {round} 轮抽出第 {share} 份',
        'Round {round} draws share {share}',
        'Раунд {round} выбирает долю {share}',
        'Vòng {round} rút phần {share}',
      ),
      { round, share },
    ),
  WishReturned: ({ reason }, { say }) =>
    say(back(text('愿退回', 'Taken back', 'Отменено', 'Hoàn lại'), RETURNED[reason])),
  WishVoided: ({ reason }, { say }) =>
    say(back(text('愿作废', 'Void', 'Аннулировано', 'Vô hiệu'), VOIDED[reason])),
  WishEnded: (_data, { say }) => say(text('愿结束', 'Ended', 'Завершено', 'Kết thúc')),
});
