import { type LimitReached, LimitKind, LimitSpan, type PlayBraked } from '@skins/engine/limits';
import { toGems } from '@skins/engine/kernel';
import { Type } from 'typebox';
import { type RefusalEntry, refusal, refusalWith } from '../contract/refusal.ts';

const Nullable = Type.Union([Type.Integer(), Type.Null()]);

/** The data of a refusal by a limit: gems, or minutes for a time limit. */
const Reached = Type.Object({
  kind: LimitKind,
  span: LimitSpan,
  by: Type.Enum(['player', 'policy']),
  limit: Type.Number(),
  left: Type.Number(),
  next: Type.Union([Nullable], { description: 'when more of it is free, milliseconds since 1970' }),
});

const Check = Type.Object({ minutes: Type.Integer(), staked: Type.Number(), returned: Type.Number() });
type CheckDue = Extract<PlayBraked, { readonly code: 'reality-check-due' }>;

/** The refusals of a play or an order of gems by limits or the policy. */
export const LIMITED_REFUSALS = {
  'self-excluded': refusal(403, 810, {
    zh: '您已自我排除（{detail}），期间不能游戏和充值，且不可提前解除',
    en: 'You have excluded yourself ({detail}): no play and no top-up until then, and it cannot be lifted early',
    ru: 'Вы исключили себя ({detail}): до этого игра и пополнение закрыты, снять досрочно нельзя',
    vi: 'Bạn đã tự loại trừ ({detail}): không chơi, không nạp đến lúc đó và không thể gỡ sớm',
  }),
  'on-break': refusal(403, 811, {
    zh: '您正在休息（{detail}），期间不能游戏和充值',
    en: 'You are taking a break ({detail}): no play and no top-up until then',
    ru: 'У вас перерыв ({detail}): до этого игра и пополнение закрыты',
    vi: 'Bạn đang tạm nghỉ ({detail}): không chơi và không nạp đến lúc đó',
  }),
  'real-name-required': refusal(403, 812, {
    zh: '请先完成实名认证',
    en: 'Please verify your real name first',
    ru: 'Сначала подтвердите своё имя',
    vi: 'Hãy xác minh danh tính trước',
  }),
  'adults-only': refusal(403, 813, {
    zh: '仅限年满 18 周岁的玩家',
    en: 'For players aged 18 or over',
    ru: 'Только для игроков от 18 лет',
    vi: 'Chỉ dành cho người chơi từ 18 tuổi',
  }),
  'outside-hours': refusal(403, 814, {
    zh: '现在不在游戏时段（{detail}），没有扣款',
    en: 'It is outside playing hours ({detail}). Nothing was charged.',
    ru: 'Сейчас играть нельзя: часы игры {detail}. Ничего не списано.',
    vi: 'Ngoài giờ chơi ({detail}). Không có khoản nào bị trừ.',
  }),
  'reality-check-due': refusalWith(
    409,
    815,
    {
      zh: '您已游戏 {detail}。请先查看再继续，没有扣款',
      en: 'You have played for {detail}. Please look at it before you go on. Nothing was charged.',
      ru: 'Вы играете уже {detail}. Взгляните, прежде чем продолжить. Ничего не списано.',
      vi: 'Bạn đã chơi {detail}. Hãy xem lại trước khi tiếp tục. Không có khoản nào bị trừ.',
    },
    Check,
    ({ minutes, staked, returned }: CheckDue) => ({
      minutes,
      staked: toGems(staked),
      returned: toGems(returned),
    }),
  ),
  'too-soon': refusal(429, 816, {
    zh: '操作太快，请等 {detail} 秒再玩，没有扣款',
    en: 'Too fast: please wait {detail} s before the next play. Nothing was charged.',
    ru: 'Слишком быстро: следующая игра через {detail} с. Ничего не списано.',
    vi: 'Quá nhanh: lượt chơi tiếp theo sau {detail} giây. Không có khoản nào bị trừ.',
  }),
  'one-at-a-time': refusal(403, 817, {
    zh: '这里每次只能开启一个，没有扣款',
    en: 'Here you can open only one at a time. Nothing was charged.',
    ru: 'Здесь можно открывать только по одному. Ничего не списано.',
    vi: 'Ở đây mỗi lần chỉ mở được một. Không có khoản nào bị trừ.',
  }),
  'limit-reached': refusalWith(
    403,
    818,
    {
      zh: '超出限额：{detail}。没有扣款，限额可在“理性游戏”页面查看',
      en: 'That exceeds a limit: {detail}. Nothing was charged; your limits are on the page “Limits”.',
      ru: 'Это превышает лимит: {detail}. Ничего не списано; лимиты — на странице «Лимиты».',
      vi: 'Vượt hạn mức: {detail}. Không có khoản nào bị trừ; xem hạn mức ở trang “Giới hạn”.',
    },
    Reached,
    ({ kind, span, by, limit, used, next }: LimitReached) => {
      const shown = (amount: number): number => (kind === 'time' ? amount : toGems(amount));
      return { kind, span, by, limit: shown(limit), left: shown(Math.max(0, limit - used)), next };
    },
  ),
} satisfies Readonly<Record<string, RefusalEntry>>;
