/** This page is self-contained: it has to work when the app does not, so it has its own texts. */
export const texts = {
  ZH: {
    lang: 'zh-CN',
    title: '灯先关一会儿',
    text: '本店正在维护。宝石、背包与种子都已保存；进行中的操作最多生效一次，恢复后可在背包与记录里查看。此页会自动返回。',
    left: '预计还需',
    again: '再试一次',
  },
  EN: {
    lang: 'en',
    title: 'The lights are off for a moment',
    text: 'The shop is under maintenance. Gems, bag and seeds are safe. What was under way takes effect once at most: your bag and records will show it. This page goes back by itself.',
    left: 'Expected to take',
    again: 'Try again',
  },
  RU: {
    lang: 'ru',
    title: 'Свет ненадолго выключен',
    text: 'В магазине идут работы. Самоцветы, предметы и сиды сохранены. Начатое действие выполнится не больше одного раза: итог будет в инвентаре и истории. Страница вернётся сама.',
    left: 'Осталось примерно',
    again: 'Повторить',
  },
  VN: {
    lang: 'vi',
    title: 'Tạm tắt đèn một lúc',
    text: 'Cửa hàng đang bảo trì. Ngọc, túi đồ và hạt giống đều được giữ nguyên. Thao tác đang dở chỉ có hiệu lực nhiều nhất một lần: xem lại trong túi đồ và lịch sử. Trang này sẽ tự quay lại.',
    left: 'Dự kiến còn',
    again: 'Thử lại',
  },
} as const;

export const textsOf = (language: string | null) => {
  if (language === 'ZH' || language === 'RU' || language === 'VN') return texts[language];
  return texts.EN;
};
