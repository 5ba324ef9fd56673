import { expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { BOX, GEMS, openButton, players } from './boxes-play.ts';
import { hasKeyboard } from './visitor.ts';

const { player, address } = players();
const LIMITS = '/user/limits';

it('a player sets and hits a loss limit: nothing is charged, and the note links to the limits', async () => {
  const { page, balance } = await player({}, LIMITS);
  const losses = page.locator('[data-kind="loss"] [data-span="day"]');
  await losses.getByRole('button', { name: 'Set a limit: Losses · 24 hours' }).focus();
  await page.keyboard.press('Enter');
  await losses.getByLabel('Losses · 24 hours').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('half');
  await page.keyboard.press('Enter');
  await losses.getByText('Please enter a valid number').waitFor();
  await losses.getByLabel('Losses · 24 hours').fill('9.25');
  await page.keyboard.press('Enter');
  await losses.getByText('of 9.25 gems used').waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  await page.goto(address() + BOX);
  await openButton(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'That exceeds a limit' });
  await note.getByText('losses in 24 hours: limit 9.25 gems, 9.25 gems left').waitFor();
  expect(await balance()).toBe(GEMS);
  await note.getByRole('link', { name: 'My limits' }).click();
  await losses.getByText('of 9.25 gems used').waitFor();

  // A higher limit is only requested, and the request can be cancelled.
  await losses.getByRole('button', { name: 'Change' }).click();
  await losses.getByRole('button', { name: 'Remove the limit' }).click();
  await losses.getByText('You asked for no limit: it can be confirmed from').waitFor();
  await losses.getByText('of 9.25 gems used').waitFor();
  await losses.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect.poll(() => losses.getByText('You asked for').count()).toBe(0);
});

it('a break needs a confirmation, and no box opens during it', async () => {
  const { page, balance } = await player({ width: 390 }, LIMITS);
  await page.getByRole('button', { name: 'Take a break' }).click();
  await page.getByRole('button', { name: 'Yes, take it' }).click();
  await page.getByRole('status').getByText('You are taking a break').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(address() + BOX);
  await openButton(page).click();
  await page.getByRole('alert').getByText('You are taking a break (until').waitFor();
  expect(await balance()).toBe(GEMS);
});

it('self-exclusion is confirmed after reading its consequences, and ends play', async () => {
  const { page } = await player({ language: 'ZH' }, LIMITS);
  await page.getByRole('button', { name: '自我排除…' }).click();
  const dialog = page.getByRole('dialog', { name: '自我排除' });
  await hasKeyboard(dialog);
  const confirm = dialog.getByRole('button', { name: '确认自我排除' });
  expect(await confirm.isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await page.getByRole('status').getByText('您已自我排除').waitFor();
});
