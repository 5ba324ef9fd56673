import { refusal } from '../../foundation/contract/refusal.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'note-not-kept': refusal(409, 753, {
    zh: '该玩家的备注无法保存（已满，或资料已删除）',
    en: 'A note about this player cannot be kept: there are too many, or the personal data was deleted',
    ru: 'Заметку сохранить нельзя: их слишком много, или личные данные удалены',
    vi: 'Không thể lưu ghi chú: đã quá nhiều, hoặc dữ liệu cá nhân đã bị xóa',
  }),
} satisfies Omit<RefusalsOf<typeof contract>, keyof typeof standing>;
