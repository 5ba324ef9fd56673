import { bilingual, textsHook } from '../i18n';

export const texts = bilingual(
  {
    shop: 'Skins',
    title: '运营登录',
    name: '用户名',
    password: '密码',
    code: '验证码',
    codeHint: '验证器应用中的 六位数字，或一个恢复码；尚未绑定时留空',
    submit: '登录',
    waiting: '登录中…',
    missing: '请输入用户名和密码',
    offline: '连不上服务，请检查网络后重试',
  },
  {
    shop: 'Skins',
    title: 'Operators',
    name: 'Name',
    password: 'Password',
    code: 'Code',
    codeHint: 'Six digits of your authenticator app, or a recovery code; empty before you have one',
    submit: 'Log in',
    waiting: 'Logging in…',
    missing: 'Enter your name and password',
    offline: 'The service cannot be reached. Check the network and try again.',
  },
);

export const useTexts = textsHook(texts);
