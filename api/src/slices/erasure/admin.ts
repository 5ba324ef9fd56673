import type { Text } from '@skins/engine/catalogue';
import { erasure } from '@skins/engine/erasure';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const ERASED: Text = {
  zh: '注销账号，个人信息已删除',
  en: 'Deleted the account: the person is erased',
  ru: 'Аккаунт удалён, личные данные стёрты',
  vi: 'Đã xóa tài khoản và dữ liệu cá nhân',
};

export const admin: Admin<typeof erasure> = {
  tellers: tellersOf(erasure.events, { PlayerErased: (_data, { say }) => say(ERASED) }),
  reasons: {},
  resources: {},
  returns: { none: 'it forgets people, and is no game' },
};
