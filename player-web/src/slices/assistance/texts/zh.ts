export const zh = {
  title: '好友助力',
  noLink: '链接里没有分享码，请让好友重新分享。',
  registerToHelp: '注册并助力',
  login: '登录',
  asks: '{{friend}} 邀请您助力进入「{{room}}」',
  helped: '已助力好友',
  help: '为好友助力',
  thanks: '助力成功',
  over: '该房间已不再需要助力。',
  rules: '每个房间只能助力一次，不能为自己助力，同一设备只算一次。助力不花费任何东西。',
  unanswered: '没有收到回应，请稍后再看',
  held: {
    self: '这是您自己的链接：请把它发给好友',
    given: '您已在该房间助力过',
    device: '这台设备已在该房间助力过',
  },
} as const;
