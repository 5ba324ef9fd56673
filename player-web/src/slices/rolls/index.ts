import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import type { Needs } from './needs';
import { paths } from './paths';
import type { Room } from './queries';
import { texts } from './texts';

const rooms: Words = { ZH: 'Roll 房', EN: 'Roll rooms', RU: 'Roll-комнаты', VN: 'Phòng Roll' };
/** Short, for the header. */
const short: Words = { ZH: 'Roll 房', EN: 'Roll', RU: 'Roll', VN: 'Roll' };
const record: Words = { ZH: 'Roll 记录', EN: 'Roll record', RU: 'История Roll', VN: 'Lịch sử Roll' };

interface Dialogs {
  rollPassword: { room: Room };
  rollNeeds: { needs: Needs };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Rooms in which prizes are drawn among the participants. */
export const rolls: WebSlice<'rolls', Dialogs> = {
  name: 'rolls',
  texts,
  routes: [
    {
      path: paths.rooms,
      title: rooms,
      access: 'open',
      page: async () => (await import('./RoomsPage')).RoomsPage,
    },
    {
      path: paths.room,
      parent: paths.rooms,
      title: { ZH: 'Roll 房间', EN: 'Roll room', RU: 'Roll-комната', VN: 'Phòng Roll' },
      access: 'open',
      page: async () => (await import('./RoomPage')).RoomPage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./RecordPage')).RollRecordPage,
      record: { after: 'replace', icon: 'gift' },
    },
  ],
  entries: [
    { at: 'header', after: 'upgrades', to: paths.rooms, under: paths.rooms, label: short },
    { at: 'shortcuts', after: 'upgrades', to: paths.rooms, icon: 'people', label: rooms },
    { at: 'footer-play', after: 'upgrades', to: paths.rooms, label: rooms },
    { at: 'account', group: 'records', after: 'top-ups', to: paths.record, icon: 'people', label: record },
  ],
  panels: [
    {
      tab: 'roll',
      name: 'official',
      after: 'first',
      label: { ZH: '官方', EN: 'Official', RU: 'Официальные', VN: 'Chính thức' },
      access: 'open',
      panel: async () => (await import('./RollPanel')).OfficialPanel,
      news: async () => (await import('./RollNews')).OfficialNews,
    },
    {
      tab: 'roll',
      name: 'streamers',
      after: 'official',
      label: { ZH: '主播', EN: 'Streamers', RU: 'Стримеры', VN: 'Streamer' },
      access: 'open',
      panel: async () => (await import('./RollPanel')).StreamerPanel,
      news: async () => (await import('./RollNews')).StreamerNews,
    },
  ],
  dialogs: {
    rollPassword: dialog('player', async () => (await import('./PasswordDialog')).PasswordDialog),
    rollNeeds: dialog('open', async () => (await import('./NeedsDialog')).NeedsDialog),
  },
  evidence: { none: 'a room proves itself: everybody draws it again from its own page' },
};
