/** The page comes right before the provider's and is self-contained, so it has its own texts. */
const texts = {
  ZH: {
    lang: 'zh-CN',
    title: '正在前往收银台',
    text: '即将打开支付渠道的收银页，完成后回到充值页，宝石会自动到账。',
    nothing: '没有待支付的订单。请回到充值页重新下单。',
    back: '返回充值页',
  },
  EN: {
    lang: 'en',
    title: 'Taking you to the payment page',
    text: 'The payment provider’s page opens now. Come back afterwards: the gems arrive by themselves.',
    nothing: 'No order is waiting for payment. Go back and place one.',
    back: 'Back to top-up',
  },
  RU: {
    lang: 'ru',
    title: 'Переход к оплате',
    text: 'Открывается страница платёжного провайдера. После оплаты вернитесь: самоцветы зачислятся сами.',
    nothing: 'Нет заказа, ожидающего оплаты. Вернитесь и создайте новый.',
    back: 'Назад к пополнению',
  },
  VN: {
    lang: 'vi',
    title: 'Đang đến quầy thanh toán',
    text: 'Trang của nhà cung cấp thanh toán sắp mở. Sau đó hãy quay lại: ngọc sẽ tự vào tài khoản.',
    nothing: 'Không có đơn nào chờ thanh toán. Hãy quay lại và đặt đơn.',
    back: 'Về trang nạp',
  },
} as const;

const isLanguage = (text: string): text is keyof typeof texts => text in texts;

/** Returns the texts; English if no language was chosen, as everywhere. */
export const textsOf = (language: string | null) =>
  texts[language !== null && isLanguage(language) ? language : 'EN'];
