import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'flow-unknown': refusal(404, 1116, {
    zh: '没有这个流程，或它已结束',
    en: 'There is no such flow, or it has ended',
    ru: 'Такого процесса нет, или он завершён',
    vi: 'Không có luồng này, hoặc nó đã kết thúc',
  }),
  'flow-elsewhere': refusal(409, 1117, {
    zh: '该流程的状态已改变，请刷新页面',
    en: 'This flow is in another state by now: load the page again',
    ru: 'Состояние процесса изменилось: обновите страницу',
    vi: 'Luồng này đã ở trạng thái khác: hãy tải lại trang',
  }),
} satisfies RefusalsOf<typeof contract>;
