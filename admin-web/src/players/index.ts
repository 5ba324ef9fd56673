import { PlayerList } from './PlayerList';
import { PlayerShow } from './PlayerShow';

export const players = { list: PlayerList, show: PlayerShow };
