import { text } from './setting-words.ts';

/** Spans of time that rules choose from. */
export const SPAN_CHOICES = {
  day: text('日', 'Day', 'День', 'Ngày'),
  week: text('周', 'Week', 'Неделя', 'Tuần'),
  month: text('月', 'Month', 'Месяц', 'Tháng'),
};
