import type { BodyOf, DataOf } from '@skins/api/contract';
import type { addPicture } from '@skins/api/content/contract';
import { answerOf } from '../../shell/session';

type Use = BodyOf<typeof addPicture>['use'];

/** Bytes of a file that the service takes. */
export const SENT_BYTES_MAX = 6 * 2 ** 20;

/** Sends a picture. @returns its hash and its path */
export async function sendPicture(use: Use, file: File): Promise<DataOf<typeof addPicture>> {
  return answerOf<DataOf<typeof addPicture>>('/pictures/add', { use, picture: await base64Of(file) });
}

function base64Of(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () =>
    resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
  );
  reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
  reader.readAsDataURL(file);
  return promise;
}
