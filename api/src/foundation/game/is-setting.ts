import { CATALOGUE_STREAM } from '@skins/engine/catalogue';
import { EDITION_STREAM } from '@skins/engine/editions';
import { EPOCH_STREAM } from '@skins/engine/epochs';
import { kindOf } from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import { providerStream } from '@skins/engine/payments';
import { deliveryStream } from '@skins/engine/retrievals';
import { rulesStream } from '@skins/engine/rules';
import { STOPS_STREAM } from '@skins/engine/stops';

const KINDS = new Set(
  [
    CATALOGUE_STREAM,
    EDITION_STREAM,
    EPOCH_STREAM,
    OPERATORS_STREAM,
    STOPS_STREAM,
    deliveryStream(''),
    providerStream(''),
    rulesStream(''),
  ].map(kindOf),
);

/** Returns whether decisions about other streams depend on a stream (`pinned`): a node writes nothing before it has heard of its last event. */
export const isSetting = (stream: string): boolean => KINDS.has(kindOf(stream));
