import type { Answer, DataOf } from '@skins/api/contract';
import type { webInfo } from '@skins/api/home/contract';
import { textsOf } from './texts';
import { endOf, timeLeft } from './time-left';

const words = textsOf(localStorage.getItem('language'));
const end = endOf(new URLSearchParams(location.search).get('timer'), Date.now());

function say(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.textContent = text;
  element.hidden = text === '';
}

function showTime(): void {
  const left = timeLeft(end, Date.now());
  say('left', left === '' ? '' : `${words.left} ${left}`);
}

/** Goes back to the shop once it is open again. */
async function look(): Promise<void> {
  try {
    const response = await fetch('/api/main/web/info');
    const answer: Partial<Answer<DataOf<typeof webInfo>>> = await response.json();
    if (answer.data?.opening === 0) location.replace('/');
  } catch {
    // Still closed; the next check follows soon.
  }
}

document.documentElement.lang = words.lang;
say('title', words.title);
say('text', words.text);
say('again', words.again);
showTime();
setInterval(showTime, 1000);
setInterval(() => void look(), 15_000);
