import { bilingual } from './bilingual';

/** What every part of the console may say. */
export const texts = bilingual(
  {
    account: '我的账号',
    roles: {
      owner: '店主',
      'game-manager': '游戏运营',
      finance: '财务',
      support: '客服',
      content: '内容',
      auditor: '审计',
    },
    consoleTitle: 'Skins 运营后台',
    otherLanguage: 'English',
    failed: {
      title: '加载失败',
      body: '数据没有取到，页面上没有旧数据。',
      missing: '没有这条记录',
      retry: '重试',
    },
    cancel: '取消',
    confirm: '确认',
    copy: '复制',
    copied: '已复制',
    copyFailed: '浏览器不允许复制，请手动选取',
    none: '—',
    search: '搜索',
    exportCsv: '导出 CSV',
    exportCut: (rows: string) => `只导出了前 ${rows} 行；更多请在服务器上用 npx skins export。`,
  },
  {
    account: 'My account',
    roles: {
      owner: 'Owner',
      'game-manager': 'Game manager',
      finance: 'Finance',
      support: 'Support',
      content: 'Content',
      auditor: 'Auditor',
    },
    consoleTitle: 'Skins console',
    otherLanguage: '中文',
    failed: {
      title: 'Could not load this',
      body: 'The data did not arrive. Nothing old is shown in its place.',
      missing: 'There is no such record',
      retry: 'Try again',
    },
    cancel: 'Cancel',
    confirm: 'Confirm',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The browser does not allow copying; select the text instead',
    none: '—',
    search: 'Search',
    exportCsv: 'Export CSV',
    exportCut: (rows: string) =>
      `The first ${rows} rows were exported; for more use npx skins export on the machine.`,
  },
);
