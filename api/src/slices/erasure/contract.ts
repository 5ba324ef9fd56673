import { Type } from 'typebox';
import { post } from '../../foundation/contract/call.ts';
import { Exported } from '../dossier/exported.ts';

const Password = Type.Object({ password: Type.String({ maxLength: 128, absent: '' }) });

export const exportMine = post('/api/user/export', {
  summary: 'Everything that is known of the player who gives the password; costs as much as there are events',
  access: 'player',
  perMinute: 10,
  refusals: ['login-wrong', 'too-many-guesses'],
  body: Password,
  data: Exported,
});

export const eraseMe = post('/api/user/erase', {
  summary: 'Delete the account: everything that is known of the person is erased, and nobody logs in again',
  access: 'player',
  idempotencyKey: 'optional',
  perMinute: 30,
  refusals: ['login-wrong', 'too-many-guesses', 'erasure-open'],
  body: Password,
  msg: { zh: '账号已注销', en: 'The account is deleted', ru: 'Аккаунт удалён', vi: 'Đã xóa tài khoản' },
  data: Type.Null(),
});
