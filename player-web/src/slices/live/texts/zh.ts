export const zh = {
  title: '动态推送规则',
  lands: '结果先让本人看完：开箱 {{drop}} 秒、升级 {{upgrade}} 秒之后才会推送给其他人。',
  rare: '金色与红色藏品全部推送（升级须为成功）。',
  others: '其余按日志顺序，同一秒内合计最多 {{perSecond}} 条，多出的不推送，但仍在日志与记录中。',
  own: '自己的结果总会推送给自己。',
  away_other: '断线后自动续接，最多补发 {{count, number}} 条；更久则重新加载列表。',
  connections: '当前连接',
  told: '启动以来已推送',
  measured: '连接数为实测值。推送顺序即日志顺序，每条都带有日志位置。',
} as const;
