// Stands by itself: it has to work when the app does not.
const texts = {
  ZH: {
    lang: 'zh-CN',
    title: '灯先关一会儿',
    text: '商店正在维护。宝石、背包与种子都已保存，没有扣款。恢复后此页会自动返回。',
    left: '预计还需',
    again: '再试一次',
  },
  EN: {
    lang: 'en',
    title: 'The lights are off for a moment',
    text: 'The shop is under maintenance. Gems, bag and seeds are safe, and nothing was charged. This page goes back by itself.',
    left: 'Expected to take',
    again: 'Try again',
  },
  RU: {
    lang: 'ru',
    title: 'Свет ненадолго выключен',
    text: 'В магазине идут работы. Самоцветы, вещи и сиды сохранены, ничего не списано. Страница вернётся сама.',
    left: 'Осталось примерно',
    again: 'Повторить',
  },
  VN: {
    lang: 'vi',
    title: 'Tạm tắt đèn một lúc',
    text: 'Cửa hàng đang bảo trì. Ngọc, túi đồ và hạt giống đều được giữ nguyên, không có khoản nào bị trừ. Trang này sẽ tự quay lại.',
    left: 'Dự kiến còn',
    again: 'Thử lại',
  },
};

const { lang, title, text, left, again } = texts[localStorage.getItem('language')] ?? texts.EN;
document.documentElement.lang = lang;
document.querySelector('#title').textContent = title;
document.querySelector('#text').textContent = text;
document.querySelector('#again').textContent = again;

// ?timer= is the moment it should be over, in milliseconds since 1970, or the seconds it should still take.
const timer = Number(new URLSearchParams(location.search).get('timer'));
const over = timer > 1e12 ? timer : Date.now() + timer * 1000;
const two = (value) => String(value).padStart(2, '0');

function show() {
  const seconds = Math.ceil((over - Date.now()) / 1000);
  const line = document.querySelector('#left');
  line.hidden = !(seconds > 0);
  const digits = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  line.textContent = `${left} ${digits.map(two).join(':')}`;
}

async function look() {
  try {
    const response = await fetch('/api/main/web/info');
    const answer = await response.json();
    if (answer.code === 200 && answer.data.opening === 0) location.replace('/');
  } catch {
    // Still closed; asked again soon.
  }
}

show();
setInterval(show, 1000);
setInterval(look, 15_000);
