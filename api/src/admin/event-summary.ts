import { PlayerRegistered } from '@skins/engine/accounts';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import type { Catalogue, Text } from '@skins/engine/catalogue';
import { type AnyEvent, type EventData, type EventKind, toGems } from '@skins/engine/kernel';
import { SeedChainCommitted, UserSeedSet } from '@skins/engine/seeds';
import { WalletPosted } from '@skins/engine/wallet';
import { type Language, inLanguage } from '../http/index.ts';
import { namesOf } from './skin-face.ts';

/** Says one event in one line; undefined for events of other types. */
type Teller = (event: AnyEvent, catalogue: Catalogue, language: Language) => string | undefined;

/** Fills a text's gaps, {name}, in a language. */
function told(text: Text, gaps: Readonly<Record<string, string | number>>, language: Language): string {
  return inLanguage(text, language).replaceAll(/\{(\w+)\}/g, (_gap, name: string) =>
    String(gaps[name] ?? ''),
  );
}

const of =
  <Data>(
    kind: EventKind<string, Data>,
    tell: (data: Data, catalogue: Catalogue, language: Language) => string,
  ): Teller =>
  (event, catalogue, language) =>
    kind.is(event) ? tell(event.data, catalogue, language) : undefined;

const TELLERS: readonly Teller[] = [
  of(PlayerRegistered, (_data, _catalogue, language) => inLanguage(REGISTERED, language)),
  of(WalletPosted, ({ reason, postings, balance }, _catalogue, language) => {
    const change = postings.reduce(
      (sum, { from, to, amount }) => sum + (to === 'player' ? amount : 0) - (from === 'player' ? amount : 0),
      0,
    );
    const sign = change > 0 ? '+' : '';
    const gaps = { change: sign + toGems(change), reason: told(REASONS[reason], {}, language) };
    return told(POSTED, { ...gaps, balance: toGems(balance) }, language);
  }),
  of(ItemsGranted, ({ items }, { skins }, language) => {
    const names = [...Map.groupBy(items, ({ skinId }) => skinId)].map(([skinId, same]) => {
      const name = inLanguage(namesOf(skins.get(skinId), skinId), language);
      return same.length === 1 ? name : `${name} × ${same.length}`;
    });
    return told(GRANTED, { count: items.length, names: names.join(', ') }, language);
  }),
  of(SeedChainCommitted, ({ chainId, length }, _catalogue, language) =>
    told(COMMITTED, { chainId, length }, language),
  ),
  of(UserSeedSet, ({ userSeed, origin }, _catalogue, language) =>
    told(origin === 'player' ? SEED_CHOSEN : SEED_DERIVED, { userSeed }, language),
  ),
  of(BoxOpened, ({ boxId, price, ticket, skinId }, { boxes, skins }, language) => {
    const box = boxes.get(boxId);
    const gaps = {
      box: box ? inLanguage(box.face.name, language) : boxId,
      skin: inLanguage(namesOf(skins.get(skinId), skinId), language),
    };
    return told(OPENED, { ...gaps, price: toGems(price), ticket }, language);
  }),
];

/** One line about an event in a language; its type, when nobody has put it into words. */
export function summaryOf(event: AnyEvent, catalogue: Catalogue, language: Language): string {
  for (const tell of TELLERS) {
    const line = tell(event, catalogue, language);
    if (line !== undefined) return line;
  }
  return event.type;
}

const REGISTERED: Text = { zh: '注册', en: 'Registered', ru: 'Регистрация', vi: 'Đăng ký' };

const REASONS: Readonly<Record<EventData<typeof WalletPosted>['reason'], Text>> = {
  'demo-grant': { zh: '演示赠送', en: 'demo grant', ru: 'демо-начисление', vi: 'quà demo' },
  'box-open': { zh: '开箱', en: 'opening boxes', ru: 'открытие кейсов', vi: 'mở hộp' },
};

const POSTED: Text = {
  zh: '{change} 宝石（{reason}），余额 {balance}',
  en: '{change} gems ({reason}), balance {balance}',
  ru: '{change} самоцветов ({reason}), баланс {balance}',
  vi: '{change} ngọc ({reason}), số dư {balance}',
};
const GRANTED: Text = {
  zh: '{count} 件物品入背包：{names}',
  en: '{count} into the bag: {names}',
  ru: '{count} в инвентарь: {names}',
  vi: '{count} vật phẩm vào túi: {names}',
};
const COMMITTED: Text = {
  zh: '承诺种子链 {chainId}，共 {length} 个种子',
  en: 'Seed chain {chainId} committed, {length} seeds',
  ru: 'Зафиксирована цепочка сидов {chainId}, сидов: {length}',
  vi: 'Cam kết chuỗi hạt giống {chainId}, {length} hạt',
};
const SEED_CHOSEN: Text = {
  zh: '玩家设置用户种子 {userSeed}',
  en: 'The player set the user seed {userSeed}',
  ru: 'Игрок задал сид {userSeed}',
  vi: 'Người chơi đặt hạt giống {userSeed}',
};
const SEED_DERIVED: Text = {
  zh: '由请求生成用户种子 {userSeed}',
  en: 'User seed {userSeed}, derived from the command',
  ru: 'Сид {userSeed}, выведен из команды',
  vi: 'Hạt giống {userSeed}, lấy từ lệnh',
};
const OPENED: Text = {
  zh: '以 {price} 宝石开启「{box}」，票号 {ticket}：{skin}',
  en: 'Opened “{box}” for {price} gems, ticket {ticket}: {skin}',
  ru: 'Открыт «{box}» за {price}, билет {ticket}: {skin}',
  vi: 'Mở “{box}” với {price} ngọc, vé {ticket}: {skin}',
};
