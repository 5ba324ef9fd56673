import type { OpenTaskBoxRejection } from '@skins/engine/boxes';
import type { ClaimTaskRewardRejection } from '@skins/engine/tasks';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as newcomers } from '../newcomers/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'task-unknown': refusal(404, 910, {
    zh: '没有这个任务箱',
    en: 'There is no such task box',
    ru: 'Такого кейса заданий нет',
    vi: 'Không có hộp nhiệm vụ này',
  }),
  'task-changed': refusal(409, 911, {
    zh: '任务规则已更新，没有领取，请刷新后再看',
    en: 'The tasks have changed. Nothing was claimed; please look again.',
    ru: 'Задания изменились. Ничего не получено; обновите страницу.',
    vi: 'Nhiệm vụ đã thay đổi. Chưa nhận gì; hãy tải lại.',
  }),
  'task-gives-other': refusal(400, 912, {
    zh: '该任务箱的奖励不以这种方式领取',
    en: 'This task box is claimed in another way',
    ru: 'Этот кейс заданий получают иначе',
    vi: 'Hộp nhiệm vụ này được nhận theo cách khác',
  }),
  'task-claimed': refusal(409, 913, {
    zh: '该任务箱本期已领取',
    en: 'This task box was claimed already',
    ru: 'Этот кейс заданий уже получен',
    vi: 'Hộp nhiệm vụ này đã được nhận',
  }),
  'task-unfinished': refusal(403, 914, {
    zh: '任务尚未完成',
    en: 'This task is not done yet',
    ru: 'Задание ещё не выполнено',
    vi: 'Nhiệm vụ chưa hoàn thành',
  }),
  'task-box-gone': refusal(409, 915, {
    zh: '该任务的盲盒暂时下架，请稍后再领取',
    en: 'The box of this task is not on sale at the moment. Please claim it later.',
    ru: 'Кейс этого задания сейчас не продаётся. Получите его позже.',
    vi: 'Hộp của nhiệm vụ này tạm ngừng bán. Hãy nhận sau.',
  }),
} satisfies Omit<
  RefusalsOf<typeof contract, OpenTaskBoxRejection | ClaimTaskRewardRejection>,
  keyof typeof standing | keyof typeof newcomers
>;
