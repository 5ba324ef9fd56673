import { toGems } from '@skins/engine/kernel';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { text } from '../../foundation/words/index.ts';
import { maskedName, avatarOf } from '../accounts/display-name.ts';
import type { AccountsDesk } from '../accounts/desk.ts';
import { DIAL_MS } from '../hall/dial.ts';
import { hallQuestions } from '../hall/questions.ts';
import { isHidden } from '../profile/page.ts';
import { timesOf } from '../profile/plays.ts';
import { profileQuestions } from '../profile/questions.ts';
import { resultSubject, sharedResult } from './result-subject.ts';
import { type Subject, drawingOf, times, upgradeTitle } from './subject.ts';

const PUBLIC_ID = /^[0-9a-f]{16}$/;
const POSITION = /^[0-9]{12}$/;
const CODE = /^[0-9A-Za-z]{1,40}$/;

/** Returns functions for the subjects of shared pages; undefined for what nobody may see. */
export function subjectsOf({ game, readModels }: AdminTools, { personal }: Pick<AccountsDesk, 'personal'>) {
  const profiles = profileQuestions(readModels);
  const hall = hallQuestions(readModels);

  const shownPlayer = async (playerId: string | undefined) => {
    if (playerId === undefined) return undefined;
    const player = await game.readPlayer(playerId);
    return isHidden(player, game.clock()) ? undefined : { playerId, player };
  };

  return {
    /** @param id public id of a player */
    profile: async (id: string): Promise<Subject | undefined> => {
      const found = PUBLIC_ID.test(id) ? await shownPlayer(profiles.playerOf(id)) : undefined;
      if (found === undefined) return undefined;
      const { playerId, player } = found;
      const name = maskedName(playerId);
      const [best] = player.profile.shown.best ? profiles.plays(playerId, game.clock()).sums.best : [];
      const art = best && game.catalogue().skins.get(best.skin)?.image;
      return {
        art: drawingOf(art ?? avatarOf(playerId), avatarOf(playerId)),
        figure: best === undefined ? '' : times(timesOf(best)),
        isDim: false,
        title: text(`${name} 的主页`, `The page of ${name}`, `Страница игрока ${name}`, `Trang của ${name}`),
      };
    },

    /** @param position of an upgrade in the log */
    upgrade: (position: string): Subject | undefined => {
      const row = POSITION.test(position) ? hall.at(position) : undefined;
      // A dial that still turns has nothing to show.
      if (row === undefined || row.time > game.clock() - DIAL_MS) return undefined;
      const skin = game.catalogue().skins.get(row.target);
      if (skin === undefined) return undefined;
      const won = row.won === 1;
      return {
        art: drawingOf(skin.image, avatarOf(row.player)),
        figure: won ? times(row.price / row.stake) : '',
        isDim: !won,
        title: upgradeTitle(won, skin.name, `${toGems(row.stake)} → ${toGems(row.price)}`),
      };
    },

    /** @param ref names a result by its press and its seeds, as its proof link does */
    result: async (ref: string): Promise<Subject | undefined> => {
      const result = await sharedResult(game, ref);
      if (result === undefined || (await shownPlayer(result.player)) === undefined) return undefined;
      return resultSubject(game, result);
    },

    /** @param code of an inviter */
    poster: async (code: string): Promise<Subject | undefined> => {
      const found = CODE.test(code) ? await shownPlayer(await personal.spread.ownerOf(code)) : undefined;
      const [box] = game.catalogue().boxes.values();
      if (found === undefined || box === undefined) return undefined;
      const name = maskedName(found.playerId);
      return {
        art: drawingOf(box.face.image, avatarOf(found.playerId)),
        figure: '',
        isDim: false,
        title: text(
          `${name} 请您来看看`,
          `${name} asks you to have a look`,
          `${name} зовёт вас взглянуть`,
          `${name} mời bạn ghé xem`,
        ),
      };
    },
  };
}
export type Subjects = ReturnType<typeof subjectsOf>;
