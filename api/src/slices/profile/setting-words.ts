import { type WordsOfRules, field, text } from '../../foundation/words/index.ts';

/** The rules of this slice in the console and the public log, by name. */
export const words: WordsOfRules = {
  titles: {
    name: text('称号', 'Titles', 'Звания', 'Danh hiệu'),
    about: text(
      '玩家主页上的称号由日志按这些条件得出；称号只看做过什么，不看花了多少。',
      'Titles on players’ pages follow from the log by these conditions: for what was done, never for what was spent.',
      'Звания на страницах игроков выводятся из журнала по этим условиям: за сделанное, а не за потраченное.',
      'Danh hiệu trên trang người chơi được suy ra từ nhật ký theo các điều kiện này: vì việc đã làm, không vì số đã tiêu.',
    ),
    fields: {
      '/collector': field(
        'count',
        '收藏家：见过的皮肤种类',
        'Collector: kinds of skins that were in the bag',
        'Коллекционер: виды скинов, бывших в инвентаре',
        'Nhà sưu tầm: số loại vật phẩm từng có',
      ),
      '/battles': field(
        'count',
        '同桌人：结算的对战',
        'At the table: settled battles',
        'За столом: завершённые сражения',
        'Cùng bàn: số trận đã kết thúc',
      ),
      '/longShot': field(
        'share',
        '险中取：成功升级的概率不高于',
        'Long shot: an upgrade won at this chance or less',
        'Редкий шанс: улучшение, выигранное при таком шансе или меньшем',
        'Cơ hội mong manh: nâng cấp thành công với tỷ lệ không quá',
      ),
      '/keptDays': field(
        'count',
        '守诺者：没有调高限额的天数',
        'Kept word: days without raising the own limits',
        'Слово сдержано: дни без повышения своих лимитов',
        'Giữ lời: số ngày không nâng hạn mức',
      ),
    },
  },
};
