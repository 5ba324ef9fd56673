import { PICTURES_STREAM, addPicture } from '@skins/engine/content';
import { operatorActor } from '@skins/engine/kernel';
import { OPERATORS_STREAM } from '@skins/engine/operators';
import { shop } from '@skins/engine/shop';
import { order } from '../kit/order.ts';
import { ADA } from '../operators/orders.ts';
import { picture } from './sample-content.ts';

export const addingPicture = (n: number, by: string = ADA) =>
  order({
    command: addPicture,
    stream: PICTURES_STREAM,
    actor: operatorActor(by),
    input: picture(n),
    reads: [OPERATORS_STREAM],
    context: (given, view) => ({
      ...given,
      by,
      register: view.stateOf(shop.streams.operators, OPERATORS_STREAM).register,
    }),
  });
