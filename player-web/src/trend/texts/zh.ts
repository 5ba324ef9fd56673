export const zh = {
  title: '数字走势',
  seed: '我的种子 {{seed}}',
  game: '玩法',
  amount: '数量',
  types: { boxes: '哈希盲盒', upgrades: '升级', battles: '对战' },
  list: '数字列表，最近在前',
  chart: '最近 {{amount}} 个数字，其中 {{above}} 个高于 0.5，逐个列在下方',
  independent: '每个数字独立产生，截取六位小数。前面偏高或偏低，都不改变下一个。',
} as const;
