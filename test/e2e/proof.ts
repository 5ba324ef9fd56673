import type { Locator, Page } from 'playwright-core';
import { totpCode } from '../../api/src/slices/operators/second-factor.ts';

/** What an operator shows. */
interface Shown {
  readonly password: string;
  readonly totpSecret: string;
}

/** The question who it is. */
export const proofDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Is it still you?' });

/**
 * Answers the question who it is, with password and code.
 * @param late of the code, in milliseconds: the one that was logged in with counts no more
 */
export async function prove(page: Page, { password, totpSecret }: Shown, late: number): Promise<void> {
  const dialog = proofDialog(page);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByLabel('Code').fill(totpCode(totpSecret, Date.now() + late));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
}
