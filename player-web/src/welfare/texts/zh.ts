export const zh = {
  title: '公告与福利',
  tab: {
    roll: 'Roll 房',
    tasks: '任务箱',
    activity: '活动',
    content: '网站内容',
  },
  waiting: '，{{count}} 项待看',
  readToday: '已阅读，今日不再弹出',
  visitor: '注册或登录后，才能领取福利。',
} as const;
