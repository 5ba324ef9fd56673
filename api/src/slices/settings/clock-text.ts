import type { Text } from '@skins/engine/catalogue';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { text } from '../../foundation/words/index.ts';

/** Fewer times than this with one step are listed one by one. */
const RUN = 4;
const HOUR = 60;

const EVERY: Text = text(
  '{from} 至 {until} 每 {step} 分钟',
  'every {step} min from {from} to {until}',
  'каждые {step} мин с {from} до {until}',
  'mỗi {step} phút từ {from} đến {until}',
);
const BETWEEN: Text = text('、', ', ', ', ', ', ');

/** Returns times of a day in words: 01:50, 03:20, every 30 min from 04:50 to 17:20. @param times minutes after midnight */
export function clockText(times: readonly number[], language: Language): string {
  return runsOf(times)
    .map((run) => runText(run, language))
    .join(inLanguage(BETWEEN, language));
}

/** Splits times where their step changes; times of no run stand alone. */
function runsOf(times: readonly number[]): (readonly number[])[] {
  const runs: (readonly number[])[] = [];
  for (let at = 0; at < times.length;) {
    const length = runAt(times, at);
    const taken = length < RUN ? 1 : length;
    runs.push(times.slice(at, at + taken));
    at += taken;
  }
  return runs;
}

/** Returns how many times from a place on have one step. */
function runAt(times: readonly number[], at: number): number {
  const stepAt = (k: number) => (times[k] ?? Number.NaN) - (times[k - 1] ?? Number.NaN);
  let length = 1;
  while (at + length < times.length && stepAt(at + length) === stepAt(at + 1)) length += 1;
  return length;
}

function runText(run: readonly number[], language: Language): string {
  const [first = 0, second = first] = run;
  if (run.length === 1) return clock(first);
  return inLanguage(EVERY, language)
    .replace('{step}', String(second - first))
    .replace('{from}', clock(first))
    .replace('{until}', clock(run.at(-1) ?? first));
}

const clock = (minute: number): string =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
