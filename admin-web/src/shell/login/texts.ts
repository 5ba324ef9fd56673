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
    passkey: '使用通行密钥',
    noPasskey: '没有使用通行密钥：已取消，或此浏览器没有',
    invited: '我是受邀的新人',
    invitation: '设置第一个密码',
    invitationLede:
      '邀请码有两半：前半在提案人那里，后半在批准人那里。设置之后请用新密码登录，并绑定两步验证。',
    first: '邀请码的前半',
    second: '邀请码的后半',
    newPassword: '新密码（至少 12 个字符）',
    choose: '设置密码',
    chosen: '密码已设置，现在可以登录',
    back: '返回登录',
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
    passkey: 'Use a passkey',
    noPasskey: 'No passkey was used: it was cancelled, or this browser has none',
    invited: 'I was invited',
    invitation: 'Choose your first password',
    invitationLede:
      'An invitation has two parts: who proposed you has the first, who approved you the second. Then log in with the password and enrol a second factor.',
    first: 'First part of the invitation',
    second: 'Second part of the invitation',
    newPassword: 'New password (at least 12 characters)',
    choose: 'Set the password',
    chosen: 'The password is set: log in',
    back: 'Back to the login',
  },
);

export const useTexts = textsHook(texts);
