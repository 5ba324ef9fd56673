import type { Text } from '@skins/engine/catalogue';
import { type Language, TEXT_KEY } from '../../foundation/http/language.ts';
import { filled } from '../../foundation/words/filled.ts';
import { text } from '../../foundation/words/index.ts';
import type { Requirement } from './missing.ts';

type Kind = Requirement['kind'];

/** The text of a condition: at any time, and in the last days. */
const WORDS: Readonly<Record<Kind, { readonly ever: Text; readonly days: Text }>> = {
  'paid-in': {
    ever: text(
      '获取宝石 {wanted}',
      'Gems bought: {wanted}',
      'Куплено самоцветов: {wanted}',
      'Mua {wanted} ngọc',
    ),
    days: text(
      '近 {days} 天获取宝石 {wanted}',
      'Gems bought in {days|day|days}: {wanted}',
      'Куплено самоцветов за {days|день|дня|дней}: {wanted}',
      'Mua {wanted} ngọc trong {days} ngày',
    ),
  },
  opens: {
    ever: text(
      '开启盲盒 {wanted} 次',
      'Boxes opened: {wanted}',
      'Открыто кейсов: {wanted}',
      'Mở {wanted} hộp',
    ),
    days: text(
      '近 {days} 天开启盲盒 {wanted} 次',
      'Boxes opened in {days|day|days}: {wanted}',
      'Открыто кейсов за {days|день|дня|дней}: {wanted}',
      'Mở {wanted} hộp trong {days} ngày',
    ),
  },
  vip: same(
    text('VIP {wanted} 及以上', 'VIP {wanted} or above', 'VIP {wanted} или выше', 'VIP {wanted} trở lên'),
  ),
  invited: same(
    text(
      '用主播的推广码注册',
      'Registered with the streamer’s code',
      'Регистрация по коду стримера',
      'Đăng ký bằng mã của streamer',
    ),
  ),
  assists: same(
    text(
      '好友助力 {wanted} 人',
      'Friends who helped: {wanted}',
      'Помощь друзей: {wanted}',
      '{wanted} bạn bè trợ giúp',
    ),
  ),
};

function same(words: Text) {
  return { ever: words, days: words };
}

/** Returns a condition in words of a player's language. */
export function taskNameOf(
  { kind, wanted, days }: Pick<Requirement, 'kind' | 'wanted' | 'days'>,
  language: Language,
): string {
  const number = new Intl.NumberFormat(TEXT_KEY[language]).format(wanted);
  const words = WORDS[kind][days === null ? 'ever' : 'days'];
  return filled(words, TEXT_KEY[language], { wanted: number, days: days ?? 0 });
}
