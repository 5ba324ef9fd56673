/** Bytes of folded streams in memory that `SKINS_MEMORY` allows, in MB there; undefined where it says nothing. */
export function memoryIn({ SKINS_MEMORY: megabytes = '' }: NodeJS.ProcessEnv): number | undefined {
  if (megabytes === '') return undefined;
  if (!/^[1-9]\d{0,5}$/.test(megabytes))
    throw new Error('SKINS_MEMORY must be a number of megabytes, from 1 to 999999');
  return Number(megabytes) * 1_000_000;
}
