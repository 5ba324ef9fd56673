export const zh = {
  skip: '跳到正文',
  login: '登录',
  register: '注册',
  getGems: '获取宝石',
  groups: { play: '常用', money: '宝石', records: '记录', safety: '安全与公平', account: '账号' },
  mine: '我的',
  news: '有新内容',
  logout: '退出登录',
  loggedOut: '已退出登录',
  language: '语言：{{name}}',
  languages: '语言',
  light: '外观：{{name}}',
  lights: {
    label: '外观',
    day: '白天',
    night: '夜间',
    system: '跟随系统',
  },
  tabbar: '底部导航',
  nav: {
    label: '主导航',
  },
  rail: {
    label: '快捷栏',
    top: '顶部',
  },
  line: {
    lost: '没有连上服务器，内容可能已经过时。',
    slow: '网络较慢，还在加载。',
  },
  closedGame: {
    stopped: {
      title: '这个游戏已紧急停止',
      text: '暂时不能开始新的一局，不会扣款；已经开始的照常结算。恢复后再来。',
    },
    off: { title: '这个游戏暂未开放', text: '按已公布的规则，现在不能开始新的一局。' },
  },
  footer: {
    age: '18 岁以上',
    adults: '仅限年满 18 周岁者使用，请理性娱乐',
    duty: '宝石是游戏币，开箱结果由概率决定，长期平均返还低于花费。若娱乐不再轻松，请先停一停。',
    promise: '每一个概率先公布，每一个结果可重算。事件日志只增不改，任何人都能离线核验。',
    play: '常用',
    fair: '公平',
    advice:
      '健康游戏忠告：抵制不良游戏，拒绝盗版游戏。注意自我保护，谨防受骗上当。适度游戏益脑，沉迷游戏伤身。合理安排时间，享受健康生活。',
    checkpoint: '最近检查点 #{{size}}',
  },
} as const;
