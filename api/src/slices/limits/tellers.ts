import type { Text } from '@skins/engine/catalogue';
import {
  BreakTaken,
  ExclusionShared,
  type LimitKind,
  LimitSet,
  RaiseAsked,
  RaiseConfirmed,
  RaiseDropped,
  RealityCheckSet,
  RealityChecked,
  SelfExcluded,
} from '@skins/engine/limits';
import { toGems } from '@skins/engine/kernel';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { KIND_WORDS, SPAN_WORDS, quantityText } from './words.ts';

const NONE: Text = { zh: '不限', en: 'none', ru: 'нет', vi: 'không' };

const amountText = (kind: LimitKind, amount: number | null): Text =>
  amount === null ? NONE : quantityText(kind, amount);

export const tellers = tellersOf(
  {
    LimitSet,
    RaiseAsked,
    RaiseConfirmed,
    RaiseDropped,
    BreakTaken,
    SelfExcluded,
    ExclusionShared,
    RealityCheckSet,
    RealityChecked,
  },
  {
    LimitSet: ({ kind, span, amount }, { say }) =>
      say(
        {
          zh: '设置限额：{kind} {span} {amount}',
          en: 'Limit set: {kind} in {span}, {amount}',
          ru: 'Лимит: {kind} за {span}, {amount}',
          vi: 'Đặt hạn mức: {kind} trong {span}, {amount}',
        },
        { kind: say(KIND_WORDS[kind]), span: say(SPAN_WORDS[span]), amount: say(amountText(kind, amount)) },
      ),
    RaiseAsked: ({ kind, span, amount }, { say }) =>
      say(
        {
          zh: '申请提高限额：{kind} {span} → {amount}',
          en: 'Asked to raise a limit: {kind} in {span}, to {amount}',
          ru: 'Просит повысить лимит: {kind} за {span}, до {amount}',
          vi: 'Xin nâng hạn mức: {kind} trong {span}, đến {amount}',
        },
        { kind: say(KIND_WORDS[kind]), span: say(SPAN_WORDS[span]), amount: say(amountText(kind, amount)) },
      ),
    RaiseConfirmed: ({ kind, span, amount }, { say }) =>
      say(
        {
          zh: '确认提高限额：{kind} {span} → {amount}',
          en: 'Limit raised: {kind} in {span}, to {amount}',
          ru: 'Лимит повышен: {kind} за {span}, до {amount}',
          vi: 'Đã nâng hạn mức: {kind} trong {span}, đến {amount}',
        },
        { kind: say(KIND_WORDS[kind]), span: say(SPAN_WORDS[span]), amount: say(amountText(kind, amount)) },
      ),
    RaiseDropped: ({ kind, span }, { say }) =>
      say(
        {
          zh: '放弃提高限额：{kind} {span}',
          en: 'A limit stays as it is: {kind} in {span}',
          ru: 'Лимит остаётся: {kind} за {span}',
          vi: 'Giữ nguyên hạn mức: {kind} trong {span}',
        },
        { kind: say(KIND_WORDS[kind]), span: say(SPAN_WORDS[span]) },
      ),
    BreakTaken: ({ hours }, { say }) =>
      say(
        {
          zh: '休息 {hours} 小时',
          en: 'A break of {hours|hour|hours}',
          ru: 'Перерыв {hours|час|часа|часов}',
          vi: 'Nghỉ {hours} giờ',
        },
        { hours },
      ),
    SelfExcluded: ({ days }, { say }) =>
      say(
        {
          zh: '自我排除 {days} 天',
          en: 'Self-excluded for {days|day|days}',
          ru: 'Самоисключение на {days|день|дня|дней}',
          vi: 'Tự loại trừ {days} ngày',
        },
        { days },
      ),
    ExclusionShared: (_data, { say }) =>
      say({
        zh: '与自我排除者为同一人，一并排除',
        en: 'Excluded as well: known by the same as somebody who excluded themselves',
        ru: 'Исключён также: тот же человек, что и исключивший себя',
        vi: 'Cùng bị loại trừ: trùng dấu hiệu với người đã tự loại trừ',
      }),
    RealityCheckSet: ({ everyMinutes }, { say }) =>
      say(
        {
          zh: '游戏时间提醒：{every}',
          en: 'Reality check: {every}',
          ru: 'Напоминание: {every}',
          vi: 'Nhắc nhở thời gian: {every}',
        },
        { every: say(amountText('time', everyMinutes)) },
      ),
    RealityChecked: ({ minutes, staked, returned }, { say }) =>
      say(
        {
          zh: '已查看提醒：{minutes} 分钟，净结果 {net} 宝石',
          en: 'Reality check seen: {minutes|minute|minutes}, net result {net|gem|gems}',
          ru: 'Напоминание просмотрено: {minutes|минута|минуты|минут}, итог {net|самоцвет|самоцвета|самоцветов}',
          vi: 'Đã xem nhắc nhở: {minutes} phút, kết quả ròng {net} ngọc',
        },
        { minutes, net: toGems(returned - staked) },
      ),
  },
);
