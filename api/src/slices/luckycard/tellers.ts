import type { Text } from '@skins/engine/catalogue';
import { type ClosedReason, luckycard } from '@skins/engine/luckycard';
import { idOf, toGems } from '@skins/engine/kernel';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const text = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });

const CLOSED: Readonly<Record<ClosedReason, Text>> = {
  finished: text('全部翻完', 'Every card is turned', 'Все карты открыты', 'Đã lật hết'),
  idle: text(
    '太久没有人翻，关闭',
    'Closed: nobody turned a card',
    'Закрыта: никто не открывал',
    'Đóng vì không ai lật',
  ),
  price: text(
    '剩余的皮肤改了价，关闭',
    'Closed: a card left has another price',
    'Закрыта: цена оставшейся карты изменилась',
    'Đóng vì giá thẻ còn lại thay đổi',
  ),
};

export const tellers = tellersOf(luckycard.events, {
  CardPressed: ({ deck, turn, price }, { say }) =>
    say(
      text(
        '为 {deck} 第 {turn} 张冻结 {gems}',
        '{gems} held for card {turn} of {deck}',
        'Удержано {gems} за карту {turn} колоды {deck}',
        'Giữ {gems} cho thẻ {turn} của {deck}',
      ),
      { deck: idOf(deck), turn, gems: toGems(price) },
    ),
  PressReleased: ({ deck }, { say }) =>
    say(
      text(
        '{deck} 已被别人翻过，宝石退回',
        'Somebody was first in {deck}: the gems came back',
        'В {deck} кто-то успел раньше: самоцветы вернулись',
        'Có người lật trước ở {deck}: hoàn ngọc',
      ),
      { deck: idOf(deck) },
    ),
  CardTurned: ({ deck, turn, price, skinId, value, extra }, { say }) =>
    say(
      text(
        '翻开 {deck} 第 {turn} 张：{skin}，价值 {value}，附赠 {extra}，花费 {gems}',
        'Turned card {turn} of {deck}: {skin} worth {value}, extra {extra}, for {gems}',
        'Открыта карта {turn} колоды {deck}: {skin} ценой {value}, надбавка {extra}, за {gems}',
        'Lật thẻ {turn} của {deck}: {skin} trị giá {value}, tặng thêm {extra}, giá {gems}',
      ),
      {
        deck: idOf(deck),
        turn,
        skin: skinId,
        value: toGems(value),
        extra: toGems(extra),
        gems: toGems(price),
      },
    ),
  DeckOpened: ({ kind, number, cards, rate }, { say }) =>
    say(
      text(
        '开第 {number} 副 {kind}：{cards} 张，返还 {rate}%',
        'Deck {number} of {kind}: {cards} cards, return {rate} %',
        'Колода {number} вида {kind}: карт {cards}, возврат {rate} %',
        'Bộ {number} của {kind}: {cards} lá, hoàn trả {rate} %',
      ),
      { kind, number, cards: cards.reduce((sum, { count }) => sum + count, 0), rate: rate / 100 },
    ),
  CardClaimed: ({ turn, entrant, price }, { say }) =>
    say(
      text(
        '第 {turn} 张归 {entrant}，价 {gems}',
        'Card {turn} is {entrant}’s, for {gems}',
        'Карта {turn} достаётся {entrant} за {gems}',
        'Thẻ {turn} thuộc về {entrant}, giá {gems}',
      ),
      { turn, entrant, gems: toGems(price) },
    ),
  CardLaid: ({ turn, skinId }, { say }) =>
    say(
      text('第 {turn} 张是 {skin}', 'Card {turn} is {skin}', 'Карта {turn}: {skin}', 'Thẻ {turn} là {skin}'),
      { turn, skin: skinId },
    ),
  DeckClosed: ({ reason }, { say }) => say(CLOSED[reason]),
});
