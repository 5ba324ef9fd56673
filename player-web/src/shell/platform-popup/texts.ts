interface PopupWords {
  readonly lang: string;
  readonly title: string;
  readonly wait: string;
  readonly failed: string;
  readonly done: string;
  readonly back: string;
}

const WORDS: Readonly<Record<string, PopupWords>> = {
  ZH: {
    lang: 'zh-CN',
    title: '游戏平台登录',
    wait: '请稍候。',
    failed: '平台登录没有完成，请关闭此窗口后重试。',
    done: '已返回本店，可以关闭此窗口。',
    back: '返回本店',
  },
  RU: {
    lang: 'ru',
    title: 'Вход через игровую платформу',
    wait: 'Одну минуту.',
    failed: 'Вход не завершён. Закройте окно и повторите.',
    done: 'Магазин получил ответ. Окно можно закрыть.',
    back: 'Назад в магазин',
  },
  VN: {
    lang: 'vi',
    title: 'Đăng nhập bằng nền tảng game',
    wait: 'Vui lòng chờ.',
    failed: 'Đăng nhập chưa hoàn tất. Hãy đóng cửa sổ và thử lại.',
    done: 'Cửa hàng đã nhận được, bạn có thể đóng cửa sổ.',
    back: 'Về cửa hàng',
  },
};
const EN: PopupWords = {
  lang: 'en',
  title: 'Logging in with the game platform',
  wait: 'One moment, please.',
  failed: 'The login was not completed. Close this window and try again.',
  done: 'The shop has received it. You can close this window.',
  back: 'Back to the shop',
};

/** Returns the page's own texts, as it loads nothing of the app. @param language the stored value */
export const popupWords = (language: string | null): PopupWords => WORDS[language ?? ''] ?? EN;
