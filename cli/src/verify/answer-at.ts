import { Problem } from '../problem.ts';

const CALL_MS = 10_000;

/** Returns the JSON at an address. @throws Problem */
export async function answerAt(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(CALL_MS) });
    if (response.ok) return await response.json();
    throw new Problem(`${address} answered ${response.status}`);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${address}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
