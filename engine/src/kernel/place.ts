import { Type } from 'typebox';

/** Names an event by where it stands, 'player-b#3': unique without memory, and the same after every crash. */
export type Place = string;

export const Place = Type.String({
  pattern: '^[a-z]+-[A-Za-z0-9:_-]+#[1-9][0-9]*$',
  description: 'stream#version',
});

export const placeOf = (stream: string, version: number): Place => `${stream}#${version}`;

/** The stream of a place. */
export const streamOf = (place: Place): string => place.slice(0, place.lastIndexOf('#'));

/** The version of the event in its stream. */
export const versionOf = (place: Place): number => Number(place.slice(place.lastIndexOf('#') + 1));
