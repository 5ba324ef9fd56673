import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { STREAM, at, planting, player } from '../../../../test/wishes/sample-wishes.ts';
import { endPlanting } from './end-planting.ts';
import { PlantingEnded } from './events.ts';

const { given } = specify(player, endPlanting);

it.each(['wish-000000000001#7', null])('frees the place of an own wish, once (%s)', (cause) => {
  const ended = { asked: at(1), cause };
  const { events, state } = given(planting).when(ended, undefined);
  expect(events).toEqual([PlantingEnded.of({ wish: STREAM, ...ended })]);
  expect(state.wishes.planted).toEqual([]);
  expect(given().when(ended, undefined).decision).toEqual(accepted());
});
