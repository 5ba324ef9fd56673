import { OpeningUsed } from '../activities/events.ts';
import { ItemsGranted } from '../bag/events.ts';
import { type AnyEvent, type Writing, all, either, maybe, one, some } from '../../kernel/index.ts';
import { MoonPhaseMoved } from '../moonbox/events.ts';
import { NewcomerBoxClaimed } from '../newcomers/events.ts';
import { PropUsed } from '../props/events.ts';
import { rolling } from '../seeds/events.ts';
import { TaskBoxClaimed } from '../tasks/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { BoxLimitReset, BoxOpened } from './events.ts';

/** What each command writes. */
export const writings = {
  'open-box': {
    in: 'player',
    by: ['player'],
    writes: rolling(
      all(
        maybe(either(one(PropUsed, 'OpenBox'), one(WalletPosted, 'box-open'))),
        some(one(BoxOpened)),
        one(ItemsGranted),
      ),
    ),
  },
  'reset-box': {
    in: 'player',
    by: ['player'],
    writes: all(one(PropUsed, 'resetOpenBox'), one(BoxLimitReset)),
  },
  'open-task-box': {
    in: 'player',
    by: ['player'],
    writes: rolling(all(one(TaskBoxClaimed, 'box'), one(BoxOpened), one(ItemsGranted))),
  },
  'open-moon-box': {
    in: 'player',
    by: ['player'],
    writes: rolling(
      all(one(WalletPosted, 'box-open'), one(MoonPhaseMoved), one(BoxOpened), one(ItemsGranted)),
    ),
  },
  'open-newcomer-box': {
    in: 'player',
    by: ['player'],
    writes: rolling(all(one(NewcomerBoxClaimed), one(BoxOpened), one(ItemsGranted))),
  },
  'open-activity-box': {
    in: 'player',
    by: ['player'],
    writes: rolling(all(one(OpeningUsed), one(BoxOpened), one(ItemsGranted))),
  },
} satisfies Readonly<Record<string, Writing>>;

/** The inputs that the events of commands tell. */
export const inputs = {
  'open-box'(events: readonly AnyEvent[]) {
    const opens = events.filter(BoxOpened.is);
    const [first] = opens;
    // A given box has its own command, and so has a moon's.
    if (first === undefined || first.data.paidBy === 'task' || events.some(MoonPhaseMoved.is))
      return undefined;
    const { boxId, versionHash, paidBy } = first.data;
    const by = paidBy === 'ticket' ? { by: paidBy } : {};
    return { boxId, count: opens.length, versionHash, ...by };
  },
  'open-moon-box'(events: readonly AnyEvent[]) {
    const moved = events.find(MoonPhaseMoved.is)?.data;
    const versionHash = events.find(BoxOpened.is)?.data.versionHash;
    return moved && versionHash !== undefined
      ? { phase: moved.phase, versionHash, rulesHash: moved.rulesHash }
      : undefined;
  },
  'open-newcomer-box'(events: readonly AnyEvent[]) {
    const claimed = events.find(NewcomerBoxClaimed.is);
    return claimed && { boxId: claimed.data.box };
  },
  'open-activity-box'(events: readonly AnyEvent[]) {
    const used = events.find(OpeningUsed.is)?.data;
    return used && { activityId: used.activityId, step: used.step };
  },
  'reset-box'(events: readonly AnyEvent[]) {
    const reset = events.find(BoxLimitReset.is);
    return reset && { boxId: reset.data.boxId };
  },
};
