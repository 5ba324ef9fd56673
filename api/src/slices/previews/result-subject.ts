import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import { type Text, boxOf } from '@skins/engine/catalogue';
import { type Reveal, toGems } from '@skins/engine/kernel';
import { codec } from '@skins/engine/shop';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { type LoggedEvent, readRecorded } from '../../foundation/runtime/index.ts';
import { ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type { Game } from '../../foundation/game/index.ts';
import { text } from '../../foundation/words/index.ts';
import { avatarOf } from '../accounts/display-name.ts';
import { REEL_MS } from '../boxes/landed-opens.ts';
import { versionOf } from '../boxes/sheet.ts';
import { DIAL_MS } from '../hall/dial.ts';
import { stakeOf } from '../upgrades/worth.ts';
import { type Subject, drawingOf, times, upgradeTitle } from './subject.ts';

/** Records of one press at most: an answer names the last, a record the play's own. */
const PRESS_MAX = 100;

/** Names one result: its press in the log, and the seeds, which only those know to whom the result was shown. */
const REF = /^(?<at>[0-9]{12})-(?<serverSeed>[0-9a-f]{64})-(?<userSeed>[A-Za-z0-9]{1,16})$/;

/** A result that has landed. Amounts in 1/10,000 gem. */
interface SharedResult {
  readonly player: string;
  readonly skin: string;
  readonly won: boolean;
  /** 0: it cost nothing */
  readonly staked: number;
  readonly value: number;
  /** the box's name; undefined for an upgrade */
  readonly box: Text | undefined;
}

/** Returns the name of a result for its picture; undefined if a proof link names no result. */
export function resultRef(query: URLSearchParams): string | undefined {
  const ref = ['at', 'server', 'user'].map((name) => query.get(name) ?? '').join('-');
  return REF.test(ref) ? ref : undefined;
}

/** Returns the landed result of a name; undefined if there is none, it has not landed, or the seeds are of another. */
export async function sharedResult(game: Game, ref: string): Promise<SharedResult | undefined> {
  const { at = '', serverSeed = '', userSeed } = REF.exec(ref)?.groups ?? {};
  if (at === '') return undefined;
  const last = ordinalOf(at);
  const after = Math.max(0, last - PRESS_MAX);
  if (last <= after) return undefined;
  for (const recorded of await game.store.readAll(positionOf(after), last - after)) {
    // Nothing else needs to be parsed.
    if (!recorded.record.includes(serverSeed)) continue;
    const found = resultIn(
      game,
      readRecorded(recorded, codec),
      (one) => one.serverSeed === serverSeed && one.userSeed === userSeed,
    );
    if (found !== undefined) return found.lands <= game.clock() ? found.result : undefined;
  }
  return undefined;
}

/** Returns the result of an event with these seeds. */
function resultIn(
  game: Game,
  { event, meta: { stream, time } }: LoggedEvent,
  isOf: (reveal: Reveal) => boolean,
): { readonly result: SharedResult; readonly lands: number } | undefined {
  const player = playerOf(stream);
  if (player === undefined) return undefined;
  if (BoxOpened.is(event) && isOf(event.data.reveal)) {
    const { boxId, versionHash, skinId: skin, price, paidBy } = event.data;
    const box = boxOf(game.catalogue(), boxId);
    const item = versionOf(box, versionHash)?.odds.items.find(({ skinId }) => skinId === skin);
    if (box === undefined || item === undefined) return undefined;
    const staked = paidBy === 'gems' ? price : 0;
    return {
      lands: time + REEL_MS,
      result: { player, skin, won: true, staked, value: item.value, box: box.face.name },
    };
  }
  if (!UpgradePlayed.is(event) || !isOf(event.data.reveal)) return undefined;
  const { targetSkinId: skin, targetPrice: value, won } = event.data;
  return {
    lands: time + DIAL_MS,
    result: { player, skin, won, staked: stakeOf(event.data), value, box: undefined },
  };
}

/** Returns what other sites show of a result. */
export function resultSubject(game: Game, { player, skin: id, won, staked, value, box }: SharedResult) {
  const skin = game.catalogue().skins.get(id);
  if (skin === undefined) return undefined;
  const figures = staked === 0 ? String(toGems(value)) : `${toGems(staked)} → ${toGems(value)}`;
  return {
    art: drawingOf(skin.image, avatarOf(player)),
    figure: won && staked > 0 ? times(value / staked) : '',
    isDim: !won,
    title: box === undefined ? upgradeTitle(won, skin.name, figures) : boxTitle(box, skin.name, figures),
  } satisfies Subject;
}

const boxTitle = (box: Text, skin: Text, figures: string): Text =>
  text(
    `${box.zh}开出：${figures} ${skin.zh}`,
    `From ${box.en}: ${figures} ${skin.en}`,
    `Из кейса ${box.ru}: ${figures} ${skin.ru}`,
    `Mở ${box.vi}: ${figures} ${skin.vi}`,
  );
