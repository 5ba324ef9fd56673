// Rooms in which many players enter, and a public draw says who wins.
export * from './events.ts';
