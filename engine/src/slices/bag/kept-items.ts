import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { KeptClass } from '../../kernel/index.ts';
import { Items } from './items.ts';

const Kept = Compile(
  Type.Object({
    owner: Type.String(),
    numbers: Type.Unknown(),
    skins: Type.Array(Type.String()),
    reserved: Type.Array(Type.Tuple([Type.Integer(), Type.String()])),
  }),
);

/** Items stored outside the log: their numbers in one array, with skins numbered in the order of their first use. */
export const KEPT_ITEMS: KeptClass = {
  name: 'items',
  plain: (value) => (value instanceof Items ? value.kept() : undefined),
  whole(data) {
    if (Kept.Check(data)) {
      const { numbers } = data;
      if (numbers instanceof Float64Array) return Items.of({ ...data, numbers });
    }
    throw new TypeError('items are kept as their numbers');
  },
};
