import type { Text } from '@skins/engine/catalogue';
import { identity } from '@skins/engine/identity';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const KINDS: Readonly<Record<'card' | 'steam', Text>> = {
  card: { zh: '证件', en: 'identity card', ru: 'Документ', vi: 'Giấy tờ' },
  steam: { zh: '平台账号', en: 'platform account', ru: 'Аккаунт платформы', vi: 'Tài khoản nền tảng' },
};
const CLAIMED: Text = {
  zh: '{kind}归属玩家 {playerId}',
  en: 'Of player {playerId} now: {kind}',
  ru: '{kind} принадлежит игроку {playerId}',
  vi: '{kind} thuộc về người chơi {playerId}',
};
const RELEASED: Text = {
  zh: '{kind}不再归属玩家 {playerId}',
  en: 'Of player {playerId} no more: {kind}',
  ru: '{kind} больше не принадлежит игроку {playerId}',
  vi: '{kind} không còn thuộc về người chơi {playerId}',
};
const NAMED: Text = {
  zh: '完成实名认证',
  en: 'Real name and age verified',
  ru: 'Подтверждены личность и возраст',
  vi: 'Đã xác minh tên thật và độ tuổi',
};
const BOUND: Text = {
  zh: '绑定平台账号',
  en: 'Platform account linked',
  ru: 'Привязан аккаунт платформы',
  vi: 'Đã liên kết tài khoản nền tảng',
};

export const tellers = tellersOf(identity.events, {
  IdentityClaimed: ({ kind, playerId }, { say }) => say(CLAIMED, { kind: say(KINDS[kind]), playerId }),
  IdentityReleased: ({ kind, playerId }, { say }) => say(RELEASED, { kind: say(KINDS[kind]), playerId }),
  RealNameVerified: (_data, { say }) => say(NAMED),
  PlatformBound: (_data, { say }) => say(BOUND),
});
