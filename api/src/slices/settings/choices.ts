import { text } from './field-words.ts';
import { PROP_NAMES } from '../props/names.ts';

// What the values of settings are called that take one of some.

/** What a reward, or a task box, gives. */
export const REWARD_CHOICES = {
  ...PROP_NAMES,
  skins: text('皮肤', 'Skins', 'Скины', 'Skin'),
  diamond: text('宝石', 'Gems', 'Камни', 'Đá quý'),
  box: text('开一次盲盒', 'A draw of a box', 'Открытие кейса', 'Một lượt mở hộp'),
};

/** The amount of a reward is of gems where it gives these. */
export const REWARD_GEMS = { part: 'type', is: ['diamond'] } as const;

export const SPAN_CHOICES = {
  day: text('日', 'Day', 'День', 'Ngày'),
  week: text('周', 'Week', 'Неделя', 'Tuần'),
  month: text('月', 'Month', 'Месяц', 'Tháng'),
};

export const LIMITATION_CHOICES = {
  0: text('升级', 'Upgrades', 'Апгрейды', 'Nâng cấp'),
  1: text('开箱', 'Opens', 'Открытия', 'Mở hộp'),
  2: text('升级或开箱', 'Upgrades or opens', 'Апгрейды или открытия', 'Nâng cấp hoặc mở hộp'),
  3: text('获得宝石', 'Gems obtained', 'Получено камней', 'Đá quý nhận được'),
};

export const NOTICE_CHOICES = {
  activity: text('活动', 'Activities', 'Активности', 'Hoạt động'),
  update: text('更新', 'Updates', 'Обновления', 'Cập nhật'),
  rules: text('规则', 'Rules', 'Правила', 'Quy tắc'),
};

export const LEFT_OVER_CHOICES = {
  refunded: text(
    '按回收比例退回',
    'Refunded, as items are taken back',
    'Возвращается по доле выкупа',
    'Hoàn theo tỉ lệ thu lại',
  ),
  kept: text('不退', 'Kept', 'Остаётся у магазина', 'Giữ lại'),
};

export const PAY_ACTION_CHOICES = {
  open: text('打开页面', 'Opens a page', 'Открывает страницу', 'Mở trang'),
  checkout: text('收银台', 'Checkout', 'Касса', 'Quầy thanh toán'),
  qr_code: text('二维码', 'QR code', 'QR-код', 'Mã QR'),
};

export const PACK_CHOICES = {
  play: text(
    '游玩（无额外要求）',
    'play: asks for nothing more',
    'play: без доп. требований',
    'play: không yêu cầu thêm',
  ),
  cn: text('cn（中国）', 'cn: China', 'cn: Китай', 'cn: Trung Quốc'),
  uk: text('uk（英国）', 'uk: United Kingdom', 'uk: Великобритания', 'uk: Vương quốc Anh'),
};

export const CAP_CHOICES = {
  deposit: text('充值', 'Top-ups', 'Пополнения', 'Nạp'),
  loss: text('净亏损', 'Net loss', 'Чистый проигрыш', 'Thua ròng'),
  time: text('游戏时间', 'Time of play', 'Время игры', 'Thời gian chơi'),
};

export const SKIN_TYPE_CHOICES = {
  rifle: text('步枪', 'Rifles', 'Винтовки', 'Súng trường'),
  sniper: text('狙击枪', 'Sniper rifles', 'Снайперские', 'Súng ngắm'),
  smg: text('冲锋枪', 'SMGs', 'Пистолеты-пулемёты', 'Tiểu liên'),
  pistol: text('手枪', 'Pistols', 'Пистолеты', 'Súng lục'),
  shotgun: text('霰弹枪', 'Shotguns', 'Дробовики', 'Shotgun'),
  machinegun: text('机枪', 'Machine guns', 'Пулемёты', 'Súng máy'),
  knife: text('刀具', 'Knives', 'Ножи', 'Dao'),
  hands: text('手套', 'Gloves', 'Перчатки', 'Găng tay'),
  charm: text('挂件', 'Charms', 'Брелоки', 'Móc treo'),
  sticker: text('贴纸', 'Stickers', 'Наклейки', 'Nhãn dán'),
};
