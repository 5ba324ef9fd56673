import {
  type AgreedLanguage,
  LoginBound,
  LoginClaimed,
  LoginGivenUp,
  LoginReleased,
  LoginUnbound,
  PlayerRegistered,
  TextsAgreed,
} from '@skins/engine/accounts';
import type { Text } from '@skins/engine/catalogue';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const tellers = tellersOf(
  { PlayerRegistered, TextsAgreed, LoginClaimed, LoginReleased, LoginGivenUp, LoginBound, LoginUnbound },
  {
    PlayerRegistered: ({ invitedBy }, { say }) =>
      invitedBy === null ? say(REGISTERED) : say(INVITED, { invitedBy }),
    TextsAgreed: ({ hash, language }, { say }) =>
      say(AGREED, { hash: hash.slice(0, 12), language: say(LANGUAGES[language]) }),
    LoginClaimed: ({ kind, playerId }, { say }) => say(CLAIMED, { kind: say(KINDS[kind]), playerId }),
    LoginReleased: ({ kind, playerId }, { say }) => say(RELEASED, { kind: say(KINDS[kind]), playerId }),
    LoginBound: ({ kind, playerId }, { say }) => say(BOUND, { kind: say(KINDS[kind]), playerId }),
    LoginUnbound: ({ kind, playerId }, { say }) => say(UNBOUND, { kind: say(KINDS[kind]), playerId }),
    LoginGivenUp: ({ kind, playerId }, { say }) => say(GIVEN_UP, { kind: say(KINDS[kind]), playerId }),
  },
);

const REGISTERED: Text = { zh: '注册', en: 'Registered', ru: 'Регистрация', vi: 'Đăng ký' };
const INVITED: Text = {
  zh: '注册，邀请人为玩家 {invitedBy}',
  en: 'Registered, invited by player {invitedBy}',
  ru: 'Регистрация по приглашению игрока {invitedBy}',
  vi: 'Đăng ký, do người chơi {invitedBy} mời',
};
const AGREED: Text = {
  zh: '同意现行文本（{language}，{hash}…）',
  en: 'Agreed to the texts in force ({language}, {hash}…)',
  ru: 'Согласие с действующими текстами ({language}, {hash}…)',
  vi: 'Đồng ý văn bản hiện hành ({language}, {hash}…)',
};
const LANGUAGES: Readonly<Record<AgreedLanguage, Text>> = {
  zh: { zh: '中文', en: 'Chinese', ru: 'китайский', vi: 'tiếng Trung' },
  en: { zh: '英文', en: 'English', ru: 'английский', vi: 'tiếng Anh' },
  ru: { zh: '俄文', en: 'Russian', ru: 'русский', vi: 'tiếng Nga' },
  vi: { zh: '越南文', en: 'Vietnamese', ru: 'вьетнамский', vi: 'tiếng Việt' },
};
const BOUND: Text = {
  zh: '玩家 {playerId} 换绑了新的{kind}',
  en: 'Player {playerId} logs in with another {kind} from now on',
  ru: 'Игрок {playerId} сменил: новый {kind}',
  vi: 'Người chơi {playerId} đã đổi sang {kind} mới',
};
const UNBOUND: Text = {
  zh: '玩家 {playerId} 原来的{kind}已解绑',
  en: 'The former {kind} of player {playerId} is free again',
  ru: 'Прежний {kind} игрока {playerId} снова свободен',
  vi: '{kind} cũ của người chơi {playerId} đã được gỡ',
};
const CLAIMED: Text = {
  zh: '{kind}归属玩家 {playerId}',
  en: 'A {kind} belongs to player {playerId}',
  ru: '{kind} принадлежит игроку {playerId}',
  vi: '{kind} thuộc về người chơi {playerId}',
};
const RELEASED: Text = {
  zh: '{kind}不再归属未完成注册的玩家 {playerId}',
  en: 'A {kind} no longer belongs to player {playerId}, who never registered',
  ru: '{kind} больше не принадлежит игроку {playerId}: регистрация не завершена',
  vi: '{kind} không còn thuộc về người chơi {playerId} chưa hoàn tất đăng ký',
};
const GIVEN_UP: Text = {
  zh: '{kind}不再归属已注销的玩家 {playerId}',
  en: 'A {kind} no longer belongs to player {playerId}, who was erased',
  ru: '{kind} больше не принадлежит удалённому игроку {playerId}',
  vi: '{kind} không còn thuộc về người chơi {playerId} đã xóa tài khoản',
};
const KINDS: Readonly<Record<'phone', Text>> = {
  phone: { zh: '手机号', en: 'phone number', ru: 'Номер телефона', vi: 'Số điện thoại' },
};
