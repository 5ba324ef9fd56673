import { beforeEach, describe, expect, it } from 'vitest';
import { startSpeaking } from '../i18n';
import { leave, session } from '../session';
import { closeAllModals, closeModal, modalClosed, modals, open, openModal } from './modals';
import { sampleSlice } from './sample-slice';
import { registerSlices } from './slices';

const draw = () => null;
registerSlices([
  sampleSlice({
    dialogs: {
      auth: { access: 'open', draw },
      mine: { access: 'open', draw },
      bag: { access: 'player', draw },
      seeds: { access: 'player', draw },
    },
  }),
]);

beforeEach(async () => {
  await startSpeaking('ZH');
  session.token = 'a-token';
  modals.list.length = 0;
});

const only = () => {
  const [modal] = modals.list;
  if (modal === undefined) throw new Error('no dialog');
  return modal;
};
const names = () => modals.list.map(({ name }) => name);

describe('modals', () => {
  it('open once, however often they are requested', () => {
    openModal('bag');
    openModal('bag');
    expect(names()).toEqual(['bag']);
  });

  it('delay the next action until they have left the screen', async () => {
    openModal('auth', { mode: 'login' });
    const { id } = only();
    let followed = false;
    const closing = closeModal(id).then(() => {
      followed = true;
      return followed;
    });
    await Promise.resolve();
    expect([only().open, followed]).toEqual([false, false]);
    modalClosed(id);
    await closing;
    expect(followed).toBe(true);
    expect(modals.list).toHaveLength(0);
  });

  it('close together when the page is left', () => {
    openModal('bag');
    openModal('seeds');
    closeAllModals();
    expect(modals.list.map(({ open }) => open)).toEqual([false, false]);
  });

  it('resolve at once if they were already gone', async () => {
    await closeModal(99);
  });

  it('for players ask visitors to log in', () => {
    session.token = undefined;
    openModal('bag');
    openModal('mine');
    expect(names()).toEqual(['auth', 'mine']);
    expect(modals.list[0]?.props).toEqual({ mode: 'login' });
  });

  it('for players close when the session ends, and no others', () => {
    session.userId = 'u-1';
    openModal('bag');
    openModal('mine');
    leave();
    expect(modals.list.map(({ name, open }) => [name, open])).toEqual([
      ['bag', false],
      ['mine', true],
    ]);
  });

  it('throw if no slice has them', () => {
    expect(() => open('nothing')).toThrow('nothing');
  });
});
