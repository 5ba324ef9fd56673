import { type WordsOfRules, field, inFour, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  'moon-box': {
    name: text('月盒', 'Moon box', 'Лунный кейс', 'Hộp trăng'),
    about: text(
      '八相各是一只不上架的盲盒。每开一次未出望月级，月亮圆一分；开出后回到朔。月相按展期保存。',
      'Each of the eight phases is a box on no shelf. The moon waxes with every opening without an item of the top tier, and is new after one. A moon is kept for one season.',
      'Каждая из восьми фаз — кейс без полки. Луна растёт с каждым открытием без предмета высшего ряда и становится новой после него. Луна хранится один сезон.',
      'Mỗi pha trong tám pha là một hộp không lên kệ. Trăng tròn thêm sau mỗi lần mở không ra bậc cao nhất, và về trăng non sau khi ra. Trăng được giữ trong một mùa.',
    ),
    asks: text(
      '先公布八只不上架的盲盒，再填其编号，从朔到望；望月级的每件藏品须在每一相里，望相须能开出。',
      'Publish eight boxes on no shelf first, then name them from new to full. Each skin of the top tier has to be in every phase.',
      'Сначала опубликуйте восемь кейсов без полки, затем укажите их от новолуния до полнолуния. Каждый предмет высшего ряда должен быть в каждой фазе.',
      'Hãy công bố trước tám hộp không lên kệ, rồi ghi mã từ trăng non đến trăng tròn. Mỗi vật phẩm bậc cao nhất phải có trong mọi pha.',
    ),
    fields: {
      '/open': field('switch', '开放', 'Open', 'Открыт', 'Đang mở'),
      '/season': field(
        'text',
        '展期代号（改动后所有月相从朔开始）',
        'Season (another one begins every moon anew)',
        'Сезон (новый начинает каждую луну заново)',
        'Mùa (đổi mùa thì mọi vầng trăng bắt đầu lại)',
      ),
      ...inFour('/name', '名称', 'Name', 'Название', 'Tên'),
      '/endsAt': field('time', '展期结束', 'End of the season', 'Конец сезона', 'Kết thúc mùa'),
      '/phases': field('text', '八相的盲盒', 'Boxes of the phases', 'Кейсы фаз', 'Hộp của các pha'),
      '/phases/*': field('text', '第 {k} 相', 'Phase {k}', 'Фаза {k}', 'Pha {k}'),
      '/top': field('text', '望月级', 'Top tier', 'Высший ряд', 'Bậc cao nhất'),
      '/top/*': field('text', '藏品 {k}', 'Skin {k}', 'Предмет {k}', 'Vật phẩm {k}'),
    },
  },
};
