import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { expectSound, goTo, operatorsConsole } from './operators-console.ts';
import { proofDialog, prove } from './proof.ts';
import { pages } from './visitor.ts';

/** Own shop for each attempt: published changes would affect other tests and a retry. */
let shop: App;
const newPage = pages();

beforeEach(async () => {
  shop = await openApp();
});
afterEach(() => shop.close());

const { added, enter } = operatorsConsole(() => shop, newPage);

describe('a setting', () => {
  it('is changed by two operators and appears in the public log', async () => {
    const [ada, bob, eve] = [
      await added('ada', 'owner'),
      await added('bob', 'game-manager'),
      await added('eve', 'auditor'),
    ];
    const adas = await enter('settings/grants/show', ada);
    await adas.getByLabel('Title').fill('Less to begin with');
    await adas.getByLabel('Gems given').fill('many');
    await adas.getByText('Gems given: from 0 to 100000000 gems').first().waitFor();
    await adas.getByLabel('Gems given').fill('812.5');
    await adas.getByText(/^(\d+) of \1 passed$/).waitFor();
    await adas.getByRole('cell', { name: '812.50' }).waitFor();
    await expectSound(adas);
    await adas.getByRole('button', { name: 'Save draft' }).click();
    await adas.getByRole('button', { name: 'Propose' }).waitFor();
    const path = new URL(adas.url()).pathname.replace('/admin/', '');

    const bobs = await enter(path, bob);
    await bobs.getByLabel('Gems given').fill('813');
    await adas.getByLabel('Gems given').fill('814');
    await bobs.getByRole('button', { name: 'Save draft' }).click();
    await bobs.getByText('Saved').first().waitFor();
    await adas.getByRole('button', { name: 'Save draft' }).click();
    await adas.getByText('Somebody edited this draft meanwhile').waitFor();
    await adas.getByRole('button', { name: 'Load again' }).click();
    await expect.poll(() => adas.getByLabel('Gems given').inputValue()).toBe('813');

    await adas.getByRole('button', { name: 'Propose' }).click();
    await adas.getByText('Proposed: it waits for approval').waitFor();
    await bobs.reload();
    await bobs.getByRole('button', { name: 'Approve…' }).focus();
    await bobs.keyboard.press('Enter');
    const dialog = bobs.getByRole('dialog', { name: /^Approve and publish/ });
    await dialog.getByText('813.00').waitFor();
    await expectSound(bobs);
    await dialog.getByRole('button', { name: /^Approve: takes effect/ }).click();
    const proof = proofDialog(bobs);
    await proof.getByLabel('Password').fill('not it');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await proof.getByText('Wrong password or code').waitFor();
    await expectSound(bobs);
    await prove(bobs, bob, 0);
    await bobs.getByText('Approved and published').waitFor();
    await bobs.getByText('Scheduled').first().waitFor();

    // Restoring an older version starts with a draft, like any change.
    await adas.goto(`${shop.address}/admin/settings/grants/show`);
    const versions = adas.getByRole('group', { name: 'Versions' });
    await versions
      .getByRole('row')
      .filter({ hasText: '1,000.00' })
      .getByRole('button', { name: 'Go back to this…' })
      .click();
    await adas
      .getByText(/· Back to version 1$/)
      .first()
      .waitFor();
    await adas.getByText(/^(\d+) of \1 passed$/).waitFor();
    await adas
      .getByRole('row')
      .filter({ hasText: '813.00' })
      .filter({ hasText: '1,000.00' })
      .first()
      .waitFor();
    await expectSound(adas);

    const eves = await enter(path, eve, 390);
    await eves.getByRole('definition').getByText('bob (Game manager)').waitFor();
    const acts = eves.getByRole('listitem');
    await acts.filter({ hasText: 'ada (Owner) proposed' }).waitFor();
    await acts.filter({ hasText: 'bob (Game manager) approved' }).waitFor();
    expect(await eves.getByRole('button', { name: /Approve|Propose|Refuse|Withdraw|Save/ }).count()).toBe(0);
    await expectSound(eves);

    const visitor = await newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    await visitor.goto(`${shop.address}/page/changes`);
    await visitor.getByText('“Gems given” falls from 1,000.00 to 813.00.').waitFor();
    await visitor.getByText('Proposed by: owner. Approved by: game manager.').waitFor();
    await expectSound(visitor);
    // A first version changed nothing: its content shows on request.
    const firsts = visitor.getByRole('article').filter({ hasText: 'was first published on' });
    await firsts.first().waitFor();
    expect(await firsts.getByText(/is set to/).count()).toBe(0);
    const show = firsts.getByRole('button', { name: /^Show its/ });
    await show.first().click();
    await firsts
      .getByText(/is set to/)
      .first()
      .waitFor();
    await visitor.goto(`${shop.address}/page/instrutions`);
    await visitor.getByText('One person decides for now').waitFor();
  });

  it('shows author and approver what free openings may cost, as an estimate with its parts', async () => {
    const [mia, noa] = [await added('mia', 'owner'), await added('noa', 'game-manager')];
    const mias = await enter('settings/first-day/show', mia);
    await mias.getByLabel('Window, in hours').fill('25');
    const parts = mias.getByRole('group', { name: 'Free openings: an estimate' });
    await parts
      .getByRole('row')
      .filter({ hasText: 'First day · Welcome box' })
      .getByText('1 · once')
      .waitFor();
    await mias.getByText(/Estimate: about [\d.,]+ gems on the dearest day/).waitFor();
    await expectSound(mias);
    await mias.getByRole('button', { name: 'Save draft' }).click();
    await mias.getByRole('button', { name: 'Propose' }).click();
    await mias.getByText('Proposed: it waits for approval').waitFor();

    const noas = await enter(new URL(mias.url()).pathname.replace('/admin/', ''), noa, 390);
    await noas.getByText(/Estimate: about [\d.,]+ gems on the dearest day/).waitFor();
    await noas.getByRole('button', { name: 'Approve…' }).click();
    const dialog = noas.getByRole('dialog', { name: /^Approve and publish/ });
    await dialog.getByText(/Estimate: about/).waitFor();
    await dialog.getByRole('row').filter({ hasText: 'First day · First top-up box' }).waitFor();
    await expectSound(noas);
  });

  it('keeps its input while another operator saves, while the service fails, and while the tab is hidden', async () => {
    const [ida, jon] = [await added('ida', 'owner'), await added('jon', 'game-manager')];
    const idas = await enter('settings/grants/show', ida);
    await idas.getByLabel('Gems given').fill('812');
    await idas.getByRole('button', { name: 'Save draft' }).click();
    await idas.getByRole('button', { name: 'Propose' }).waitFor();
    await idas.getByLabel('Gems given').fill('814');
    const jons = await enter(new URL(idas.url()).pathname.replace('/admin/', ''), jon);
    await jons.getByLabel('Title').fill('By jon');
    await jons.getByRole('button', { name: 'Save draft' }).click();
    await jons.getByText('Saved').first().waitFor();

    const failed = idas.getByRole('alert').getByText('Could not load this');
    const lookAgain = () => idas.evaluate("dispatchEvent(new Event('visibilitychange'))");
    await lookAgain();
    await idas
      .getByRole('heading', { name: /By jon/ })
      .first()
      .waitFor();
    expect(await idas.getByLabel('Gems given').inputValue()).toBe('814');
    await idas.route('**/admin/api/changes/*', (route) => route.abort());
    await lookAgain();
    await failed.waitFor();
    await idas.unrouteAll();
    await idas.getByRole('button', { name: 'Try again' }).click();
    await failed.waitFor({ state: 'detached' });
    expect(await idas.getByLabel('Gems given').inputValue()).toBe('814');
    await idas.getByRole('button', { name: 'Save draft' }).click();
    await idas.getByText('Somebody edited this draft meanwhile').waitFor();
  });

  it('is changed together with others by one command each, after a dry run with every check', async () => {
    const [una, vic] = [await added('una', 'owner'), await added('vic', 'owner')];
    const unas = await enter('changes', una);
    await unas.getByRole('heading', { name: 'What takes effect when' }).waitFor();
    for (const [setting, field, value] of [
      ['house-time', 'Minutes ahead of UTC', '541'],
      ['grants', 'Gems given', '900'],
    ] as const) {
      await goTo(unas, `settings/${setting}/show`);
      // The page that was left has a title field too.
      await unas.getByLabel(field).fill(value);
      await unas.getByLabel('Title').fill(`${setting} together`);
      await unas.getByRole('button', { name: 'Save draft' }).click();
      await unas.waitForURL(/\/changes\/[0-9a-f]{16}\/show/);
    }
    await goTo(unas, 'changes');
    await unas.getByRole('checkbox', { name: 'house-time together' }).check();
    await unas.getByRole('checkbox', { name: 'grants together' }).check();
    await unas.getByRole('button', { name: 'Dry run' }).click();
    const report = unas.getByRole('status').filter({ hasText: 'checks are not passed' });
    await report.getByText('has to state one and the same time').waitFor();
    await report.getByText(/Minutes ahead of UTC must be a whole number .* and a multiple of 15$/).waitFor();
    expect(await unas.getByRole('button', { name: 'Propose together' }).isDisabled()).toBe(true);
    await expectSound(unas);

    await unas.getByRole('link', { name: 'house-time together' }).click();
    await unas.getByLabel('Minutes ahead of UTC').fill('540');
    await unas.getByRole('button', { name: 'Save draft' }).click();
    await unas.getByText('Saved').first().waitFor();
    await goTo(unas, 'changes');
    await unas.getByRole('checkbox', { name: 'house-time together' }).check();
    await unas.getByRole('checkbox', { name: 'grants together' }).check();
    await unas.getByLabel('All take effect').fill('2096-01-01T12:00');
    await unas.getByRole('button', { name: 'Dry run' }).click();
    await unas.getByText('Every check is passed').waitFor();
    await unas.getByRole('button', { name: 'Propose together' }).click();
    await unas.getByText('Proposed together').waitFor();

    const vics = await enter('changes', vic);
    await vics.getByRole('button', { name: /^Proposals/ }).click();
    await vics.getByLabel('house-time together').check();
    await vics.getByLabel('grants together').check();
    await vics.getByRole('button', { name: 'Dry run' }).click();
    await vics.getByText('Every check is passed').waitFor();
    await vics.getByRole('button', { name: 'Approve together…' }).click();
    await prove(vics, vic, 0);
    await vics.getByText('Approved and published together').waitFor();
    await vics.getByText('Scheduled').first().waitFor();
    // The calendar shows both on their day at their time.
    const calendar = vics.getByRole('region', { name: 'What takes effect when' });
    const day = calendar
      .getByRole('listitem')
      .filter({ has: vics.getByRole('heading', { name: 'Jan 1, 2096' }) });
    for (const name of ['house-time together', 'grants together'])
      await day.getByRole('listitem').filter({ hasText: name }).getByText('Scheduled').waitFor();
    expect(await day.locator('time').allTextContents()).toEqual(['12:00', '12:00']);
    await expectSound(vics);
  });

  it('is proposed with others exactly as in the dry run, or not at all', async () => {
    const [joy, kay] = [await added('joy', 'owner'), await added('kay', 'owner')];
    const joys = await enter('changes', joy);
    await joys.getByRole('heading', { name: 'What takes effect when' }).waitFor();
    for (const [setting, field, value] of [
      ['house-time', 'Minutes ahead of UTC', '540'],
      ['grants', 'Gems given', '900'],
    ] as const) {
      await goTo(joys, `settings/${setting}/show`);
      await joys.getByLabel(field).fill(value);
      await joys.getByLabel('Title').fill(`${setting} together`);
      await joys.getByRole('button', { name: 'Save draft' }).click();
      await joys.waitForURL(/\/changes\/[0-9a-f]{16}\/show/);
    }
    const kays = await enter(new URL(joys.url()).pathname.replace('/admin/', ''), kay);
    await goTo(joys, 'changes');
    await joys.getByRole('checkbox', { name: 'house-time together' }).check();
    await joys.getByRole('checkbox', { name: 'grants together' }).check();
    await joys.getByLabel('All take effect').fill('2096-01-01T12:00');
    await joys.getByRole('button', { name: 'Dry run' }).click();
    await joys.getByText('Every check is passed').waitFor();

    await kays.getByLabel('Gems given').fill('901');
    await kays.getByLabel('Title').fill('By kay');
    await kays.getByRole('button', { name: 'Save draft' }).click();
    await kays.getByText('Saved').first().waitFor();
    await joys.evaluate("dispatchEvent(new Event('visibilitychange'))");
    await joys.getByRole('checkbox', { name: 'By kay' }).waitFor();
    await joys.getByRole('button', { name: 'Propose together' }).click();
    await joys.getByText('Somebody edited this draft meanwhile').waitFor();
  });

  it('shows an auditor the proposal, and why no button works', async () => {
    const [mia, eve] = [await added('mia', 'owner'), await added('fay', 'auditor')];
    const mias = await enter('settings/change-notice/show', mia);
    await mias.getByLabel('Boxes and prices').fill('720');
    await mias.getByRole('button', { name: 'Save draft' }).click();
    await mias.getByRole('button', { name: 'Propose' }).click();
    await mias.getByText('Proposed: it waits for approval').waitFor();
    const path = new URL(mias.url()).pathname.replace('/admin/', '');

    const eves = await enter(path, eve);
    await eves.getByText('Your role may not do this').waitFor();
    expect(await eves.getByRole('button', { name: /Approve|Propose|Refuse|Withdraw|Save/ }).count()).toBe(0);
    await goTo(eves, 'settings/grants/show');
    await eves.getByText('Your role may not draft changes of this setting').waitFor();
    await goTo(eves, 'changes');
    await eves.getByRole('heading', { name: 'What takes effect when' }).waitFor();
    await expectSound(eves);
    await eves.goto(`${shop.address}/admin/settings`);
    await eves.getByText('Notice of changes').waitFor();
    await expectSound(eves);
  });
});
