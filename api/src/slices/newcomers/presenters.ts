import { type Catalogue, boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { type FirstDayTerms, type NewcomerBox, hasToppedUp } from '@skins/engine/newcomers';
import type { Player } from '@skins/engine/shop';
import { TASK_TYPES } from '@skins/engine/tasks';
import { itemsOf } from '../boxes/presenters.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { taskDetails } from '../tasks/contract.ts';
import { BOX_NAMES, BOX_TASKS } from './names.ts';

type Shown = DataOf<typeof taskDetails>;

/** The box type of new players' own boxes. */
const NEWCOMER_TYPE = 3;

interface Standing {
  readonly terms: FirstDayTerms;
  readonly player: Pick<Player, 'newcomers'>;
  /** the player's status, as shown */
  readonly status: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

const isOpened = ({ player: { newcomers }, status }: Standing, box: NewcomerBox): boolean =>
  box === 'newcomer-free' ? status > 0 : newcomers.topUpBox;

const isDue = ({ player: { newcomers }, terms, status }: Standing, box: NewcomerBox): boolean =>
  box === 'newcomer-free' || (status >= 3 && hasToppedUp(newcomers, terms));

/** Returns a box of the first day as a task box (box type 3). */
export function shownBox(
  catalogue: Catalogue,
  standing: Standing,
  box: NewcomerBox,
  language: Language,
): Shown {
  const { terms, player, time } = standing;
  const { freeBox, topUpBox, minimum } = terms.content;
  const boxId = box === 'newcomer-free' ? freeBox : topUpBox;
  const asked = box === 'newcomer-free' ? 0 : minimum;
  const onSale = catalogue.boxes.get(boxId);
  const opened = isOpened(standing, box);
  return {
    id: box,
    name: inLanguage(BOX_NAMES[box], language),
    image: boxOf(catalogue, boxId)?.face.image ?? '',
    boxType: NEWCOMER_TYPE,
    amount: toGems(Math.max(0, Math.min(asked, player.newcomers.paid))),
    codeMap: toGems(asked),
    codeMapExtendName: '',
    flag: opened,
    claimable: !opened && time < terms.endsAt && onSale !== undefined && isDue(standing, box),
    taskType: TASK_TYPES.indexOf('gems-bought'),
    taskName: inLanguage(BOX_TASKS[box], language),
    rulesHash: terms.hash,
    resetsAt: terms.endsAt,
    gives: null,
    stuffVOList: onSale === undefined ? [] : itemsOf(catalogue, onSale.current, language),
  };
}
