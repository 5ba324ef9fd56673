export { rememberPlay } from './last-played';
export { chooseSkipReveal, chooseTicks, useSkipReveal, useTicks, useTicksChosen } from './motion';
export { type Failure, type Motion, type Order, type Play, isLocked, isWithheld, revealed } from './play';
export { useInSight } from './use-in-sight';
export { type Answering, type Game, type Plays, type SeedPlace, newOrder, usePlay } from './use-play';
export { usePress } from './use-press';
