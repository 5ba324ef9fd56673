import { LoginClaimed, PlayerRegistered } from '@skins/engine/accounts';
import type { Text } from '@skins/engine/catalogue';
import { tellersOf } from '../admin/tellers.ts';

export const tellers = tellersOf(
  { PlayerRegistered, LoginClaimed },
  {
    PlayerRegistered: (_data, { say }) => say(REGISTERED),
    LoginClaimed: ({ kind, playerId }, { say }) => say(CLAIMED, { kind: say(KINDS[kind]), playerId }),
  },
);

const REGISTERED: Text = { zh: '注册', en: 'Registered', ru: 'Регистрация', vi: 'Đăng ký' };
const CLAIMED: Text = {
  zh: '{kind}归属玩家 {playerId}',
  en: 'A {kind} belongs to player {playerId}',
  ru: '{kind} принадлежит игроку {playerId}',
  vi: '{kind} thuộc về người chơi {playerId}',
};
const KINDS: Readonly<Record<'phone', Text>> = {
  phone: { zh: '手机号', en: 'phone number', ru: 'Номер телефона', vi: 'Số điện thoại' },
};
