import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import type { Needs } from './needs';
import { paths } from './paths';
import type { Room } from './queries';
import type { zh } from './texts/zh';

const rooms: Words = { ZH: 'Roll 房', EN: 'Roll rooms', RU: 'Roll-комнаты', VN: 'Phòng Roll' };
/** In the header, where words are few. */
const short: Words = { ZH: 'Roll 房', EN: 'Roll', RU: 'Roll', VN: 'Roll' };
const record: Words = { ZH: 'Roll 记录', EN: 'Roll record', RU: 'История Roll', VN: 'Lịch sử Roll' };

interface Dialogs {
  rollPassword: { room: Room };
  rollNeeds: { needs: Needs };
}

/** Rooms in which prizes are drawn among all who joined. */
export const rolls: WebSlice<'rolls', typeof zh, Dialogs> = {
  name: 'rolls',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
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
    },
  ],
  entries: [
    { at: 'header', place: 60, to: paths.rooms, under: paths.rooms, label: short },
    { at: 'shortcuts', place: 50, to: paths.rooms, icon: 'people', label: rooms },
    { at: 'footer-play', place: 50, to: paths.rooms, label: rooms },
    { at: 'account', place: 37, to: paths.record, icon: 'people', label: record },
  ],
  panels: [
    {
      tab: 'roll',
      place: 10,
      label: { ZH: '官方', EN: 'Official', RU: 'Официальные', VN: 'Chính thức' },
      access: 'open',
      panel: async () => (await import('./RollPanel')).OfficialPanel,
      news: async () => (await import('./RollNews')).OfficialNews,
    },
    {
      tab: 'roll',
      place: 20,
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
