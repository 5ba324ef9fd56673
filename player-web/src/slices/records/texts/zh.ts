export const zh = {
  title: '我的记录',
  lede: '您在这里做过的一切，每一条都能追到日志里，抽取的结果都能自己验证。',
  count_other: '{{count, number}} 条',
  last: '最近 {{time}}',
  nothing: '还没有记录',
  unknown: '暂时读不到',
} as const;
