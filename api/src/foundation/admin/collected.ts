import type { Text } from '@skins/engine/catalogue';
import type { AnySlice } from '@skins/engine/kernel';
import type { Admin } from './admin.ts';
import { type Known, type Tell, tellerOf } from './tellers.ts';

/** All members of one kind that slices bring, by name. @throws when two slices bring the same */
export function collected<Member, Tools>(
  slices: readonly Admin<AnySlice, Tools>[],
  membersOf: (slice: Admin<AnySlice, Tools>) => Readonly<Record<string, Member>>,
): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const [name, member] of slices.flatMap((slice) => Object.entries(membersOf(slice)))) {
    if (members.has(name)) throw new Error(`two slices bring ${name} to the operators`);
    members.set(name, member);
  }
  return members;
}

/** Why money moves, in words, by the reasons of all slices. */
export const reasonsOfAll = (slices: readonly Admin<AnySlice, never>[]): ReadonlyMap<string, Text> =>
  collected(slices, ({ reasons }) => reasons);

/** Says the events of all slices. */
export const tellerOfAll = (slices: readonly Admin<AnySlice, never>[], known: Known): Tell =>
  tellerOf(
    collected(slices, ({ tellers }) => tellers),
    reasonsOfAll(slices),
    known,
  );
