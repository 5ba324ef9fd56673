import { EDITION, EDITION_STREAM, openEdition } from '@skins/engine/editions';
import { SYSTEM } from '@skins/engine/kernel';
import { order } from '../kit/order.ts';

/** Returns the shop's first command when it starts on a log. */
export const starting = (edition = EDITION) =>
  order({ command: openEdition, stream: EDITION_STREAM, actor: SYSTEM, input: { edition } });
