import { dialog } from '../../shell/app/dialog';
import type { EntryGate, WebSlice } from '../../shell/app/slice';
import type { Loads, Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import type { Like } from './draft';
import { paths } from './paths';
import { texts } from './texts';

const hall: Words = { ZH: '对战大厅', EN: 'Battle hall', RU: 'Зал сражений', VN: 'Sảnh đối chiến' };
const short: Words = { ZH: '对战', EN: 'Battle', RU: 'Сражения', VN: 'Đối chiến' };
const room: Words = { ZH: '对战房间', EN: 'Battle', RU: 'Сражение', VN: 'Trận đối chiến' };
const rules: Words = { ZH: '对战规则', EN: 'Battle rules', RU: 'Правила сражений', VN: 'Luật đối chiến' };
const record: Words = { ZH: '对战记录', EN: 'My battles', RU: 'Мои сражения', VN: 'Lịch sử đối chiến' };

interface Dialogs {
  battleCreate: { like?: Like | undefined };
  battleInvite: { battleId: string };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

const gate: Loads<EntryGate> = async () => (await import('./gate')).gate;

/** Several players open the same boxes, and one published rule says who gets what. */
export const battles: WebSlice<'battles', Dialogs> = {
  name: 'battles',
  texts,
  routes: [
    {
      path: paths.hall,
      title: hall,
      access: 'open',
      page: async () => (await import('./HallPage')).HallPage,
    },
    {
      path: paths.compact,
      title: hall,
      access: 'open',
      page: async () => (await import('./HallPage')).CompactHallPage,
    },
    {
      path: paths.room,
      parent: paths.hall,
      title: room,
      access: 'open',
      page: async () => (await import('./RoomPage')).RoomPage,
    },
    {
      path: paths.roomToo,
      parent: paths.hall,
      title: room,
      access: 'open',
      page: async () => (await import('./RoomPage')).RoomPage,
    },
    {
      path: paths.roomV2,
      parent: paths.hall,
      title: room,
      access: 'open',
      page: async () => (await import('./RoomPage')).RoomPage,
    },
    {
      path: paths.proof,
      parent: paths.room,
      title: { ZH: '对战凭证', EN: 'Battle proof', RU: 'Проверка сражения', VN: 'Bằng chứng trận đấu' },
      access: 'open',
      page: async () => (await import('./ProofPage')).ProofPage,
    },
    {
      path: paths.rules,
      parent: paths.hall,
      title: rules,
      access: 'open',
      page: async () => (await import('./RulesPage')).RulesPage,
    },
    {
      path: paths.rule,
      parent: paths.rules,
      title: rules,
      access: 'open',
      page: async () => (await import('./RulesPage')).RulesPage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./RecordPage')).BattleRecordPage,
      record: { after: 'upgrades', icon: 'people' },
    },
  ],
  entries: [
    {
      at: 'header',
      after: 'upgrades',
      to: paths.hall,
      under: ['/page/caseBattle', '/page/battle'],
      label: short,
      gate,
    },
    { at: 'shortcuts', after: 'upgrades', to: paths.hall, icon: 'people', label: hall, gate },
    { at: 'footer-play', after: 'upgrades', to: paths.hall, label: hall, gate },
    { at: 'account', group: 'records', after: 'upgrades', to: paths.record, icon: 'people', label: record },
  ],
  dialogs: {
    battleCreate: dialog('player', async () => (await import('./CreateDialog')).CreateDialog),
    battleInvite: dialog('player', async () => (await import('./InviteDialog')).InviteDialog),
  },
  postings: { battle: { to: paths.record, icon: 'people' } },
  extras: [{ at: 'late', part: async () => (await import('./BattleExtras')).BattleExtras }],
  evidence: { none: 'a battle proves itself: everybody computes it again from its own page' },
};
