import { EDITION, EDITION_STREAM, openEdition } from '@skins/engine/editions';
import { SYSTEM } from '@skins/engine/kernel';
import { order } from '../kit/order.ts';

/** What the shop does first when it starts on a log. */
export const starting = (edition = EDITION) =>
  order({ command: openEdition, stream: EDITION_STREAM, actor: SYSTEM, input: { edition } });
