import { bilingual, textsHook } from '../i18n';

export const texts = bilingual(
  {
    title: '请再次确认身份',
    lede: '批准改动前需要再次确认。确认后几分钟内，本次登录不会再问。',
    passkey: '使用通行密钥',
    or: '或',
    password: '密码',
    code: '验证码（登录时用过的不能再用，请等下一个）',
  },
  {
    title: 'Is it still you?',
    lede: 'An approval asks once more who you are. For some minutes after, this session is not asked again.',
    passkey: 'Use a passkey',
    or: 'or',
    password: 'Password',
    code: 'Code (not the one you logged in with: wait for the next)',
  },
);

export const useTexts = textsHook(texts);
