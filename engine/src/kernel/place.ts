import { Type } from 'typebox';

/** Identifies an event by stream and version, 'player-b#3': unique without a registry, and the same after every crash. */
export type Place = string;

export const Place = Type.String({
  pattern: '^[a-z]+-[A-Za-z0-9:_-]+#[1-9][0-9]*$',
  description: 'stream#version',
});

export const placeOf = (stream: string, version: number): Place => `${stream}#${version}`;

/** Returns the stream of a place. */
export const streamOf = (place: Place): string => place.slice(0, place.lastIndexOf('#'));

/** Returns the event's version in its stream. */
export const versionOf = (place: Place): number => Number(place.slice(place.lastIndexOf('#') + 1));
