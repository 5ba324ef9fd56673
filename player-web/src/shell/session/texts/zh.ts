export const zh = {
  invalid: 'token 无效，请重新登录',
  expired: '登录失效，请重新登录',
} as const;
