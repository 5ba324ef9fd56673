/** Result of one check. */
export interface Checked {
  readonly name: string;
  readonly state: 'fine' | 'note' | 'problem';
  readonly says: string;
}

export const fine = (name: string, says: string): Checked => ({ name, state: 'fine', says });
export const note = (name: string, says: string): Checked => ({ name, state: 'note', says });
export const problem = (name: string, says: string): Checked => ({ name, state: 'problem', says });

/** Runs a check and turns an exception into a problem, so that the other checks go on. */
export async function look(
  name: string,
  check: () => readonly Checked[] | Promise<readonly Checked[]>,
): Promise<readonly Checked[]> {
  try {
    return await check();
  } catch (error) {
    return [problem(name, error instanceof Error ? error.message : String(error))];
  }
}
