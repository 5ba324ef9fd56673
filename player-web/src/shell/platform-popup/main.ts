import type { Answer, DataOf } from '@skins/api/contract';
import type { steamBegin } from '@skins/api/identity/contract';
import { CHANNEL, type PlatformMessage } from './message';
import { popupWords } from './texts';

// `/login.html`: visits the game platform and returns its answer to the shop's page.

/** Stored for this window only: the window that began the login must end it. */
const STATE = 'steamState';
const WAY = 'steamWay';
const CLOSES_MS = 400;

const words = popupWords(localStorage.getItem('language'));
const query = new URLSearchParams(location.search);

function say(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.textContent = text;
  element.hidden = text === '';
}

function fail(): void {
  say('text', words.failed);
  say('again', words.back);
}

async function begin(): Promise<void> {
  const asked = new URLSearchParams({ origin: location.origin });
  const response = await fetch(`/api/user/steam/begin?${asked.toString()}`);
  const answer: Partial<Answer<DataOf<typeof steamBegin>>> = await response.json();
  if (answer.data === undefined) throw new Error('no way to the platform');
  sessionStorage.setItem(STATE, answer.data.state);
  sessionStorage.setItem(WAY, query.get('way') ?? 'popup');
  location.replace(answer.data.url);
}

/**
 * Sends the answer to the opening page through its window. If the browser separated the windows, a broadcast channel
 * of the shop's pages carries it.
 */
function tell(): void {
  const message: PlatformMessage = { type: 'skins-platform', query: location.search.slice(1) };
  const opener: Window | null = window.opener;
  opener?.postMessage(message, location.origin);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  say('text', words.done);
  // Waits until the message is out.
  setTimeout(() => {
    channel.close();
    window.close();
  }, CLOSES_MS);
}

function end(): void {
  const own = sessionStorage.getItem(STATE);
  const way = sessionStorage.getItem(WAY);
  sessionStorage.removeItem(STATE);
  if (own === null || query.get('state') !== own || query.get('openid.mode') !== 'id_res') {
    fail();
    return;
  }
  if (way === 'redirect') {
    localStorage.setItem('callbackHTML', location.search.slice(1));
    location.replace('/');
  } else tell();
}

document.documentElement.lang = words.lang;
document.title = words.title;
say('title', words.title);
say('text', words.wait);
if (query.has('openid.mode')) end();
else begin().catch(fail);
