/** Announcements of a new shop: they promise nothing beyond its documents. */
export const first = [
  {
    id: 'welcome',
    type: 'activity',
    title: {
      zh: '欢迎来到 Skins',
      en: 'Welcome to Skins',
      ru: 'Добро пожаловать в Skins',
      vi: 'Chào mừng đến với Skins',
    },
    content: {
      zh: '每个盲盒的概率都在开启之前公布，每一次结果都能由您自己重算。\n\n每日、每周与每月的任务箱，以及每周按 VIP 等级发放的福利，都在「福利」里。奖励不影响任何概率。',
      en: 'The odds of every box are published before it is opened, and you can recompute each result yourself.\n\nTask boxes by day, week and month, and what your VIP level is given each week, are under “Welfare”. Nothing you are given changes any odds.',
      ru: 'Шансы каждого бокса опубликованы до открытия, и каждый результат можно пересчитать самому.\n\nЗадания на день, неделю и месяц и еженедельный бонус уровня VIP — в разделе «Бонусы». Подарки не меняют шансов.',
      vi: 'Tỉ lệ của mỗi hộp được công bố trước khi mở, và bạn có thể tự tính lại từng kết quả.\n\nHộp nhiệm vụ theo ngày, tuần, tháng và phúc lợi hằng tuần theo cấp VIP nằm ở mục “Phúc lợi”. Quà tặng không thay đổi tỉ lệ nào.',
    },
    since: null,
  },
  {
    id: 'verify-a-result',
    type: 'rules',
    title: {
      zh: '如何验证一次结果',
      en: 'How to check a result',
      ru: 'Как проверить результат',
      vi: 'Cách kiểm chứng một kết quả',
    },
    content: {
      zh: '服务器种子的哈希在开启之前就已公布，您的种子由您决定，两者合在一起算出结果。\n\n在记录页点「证明」，浏览器会用公开的方法重新计算；整个历史也可以离线核验。',
      en: 'The hash of the server seed is published before you open, the user seed is yours, and both together make the result.\n\nPress “Proof” in a record: your browser computes it again by the public method. The whole history can be verified offline, too.',
      ru: 'Хэш серверного сида опубликован до открытия, ваш сид выбираете вы, вместе они дают результат.\n\nНажмите «Доказательство» в записи: браузер пересчитает всё открытым методом. Всю историю можно проверить и без сети.',
      vi: 'Mã băm của hạt giống máy chủ được công bố trước khi mở, hạt giống của bạn do bạn chọn, cả hai tạo nên kết quả.\n\nBấm “Chứng minh” trong lịch sử: trình duyệt sẽ tính lại theo cách công khai. Toàn bộ lịch sử cũng kiểm chứng được ngoại tuyến.',
    },
    since: null,
  },
  {
    id: 'play-within-limits',
    type: 'rules',
    title: {
      zh: '先设限额，再开始玩',
      en: 'Set your limits before you play',
      ru: 'Сначала пределы, потом игра',
      vi: 'Đặt giới hạn trước khi chơi',
    },
    content: {
      zh: '开箱的长期平均返还低于花费。请在「限额」里设定充值、损失与时长的上限；降低立即生效，提高须等一天。\n\n需要停一停时，可以设置冷静期或自我停用，任何活动与福利都不会改变它。',
      en: 'In the long run boxes return less than they cost. Set limits for top-ups, losses and time under “Limits”: lowering one acts at once, raising it takes a day.\n\nWhen you need to stop, take a break or exclude yourself; no activity and no welfare changes that.',
      ru: 'В среднем боксы возвращают меньше, чем стоят. Задайте пределы пополнений, потерь и времени в разделе «Пределы»: снижение действует сразу, повышение — через день.\n\nЕсли нужно остановиться, возьмите паузу или исключите себя; ни события, ни бонусы этого не изменят.',
      vi: 'Về lâu dài, hộp trả lại ít hơn giá của chúng. Hãy đặt giới hạn nạp, thua lỗ và thời gian ở mục “Giới hạn”: hạ có hiệu lực ngay, nâng phải chờ một ngày.\n\nKhi cần dừng, hãy nghỉ hoặc tự loại trừ; không hoạt động hay phúc lợi nào thay đổi điều đó.',
    },
    since: null,
  },
] as const;
