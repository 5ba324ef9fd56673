// Double-entry accounts (design, section 3).
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { events } from './events.ts';
import { wallet as fold } from './state.ts';

export { Posting, WalletPosted } from './events.ts';
export { type Wallet, post } from './state.ts';

export const wallet = defineSlice({
  name: 'wallet',
  events,
  player: playerPart(fold),
  streams: {},
  commands: {},
  measures: [],
  rules: [],
  audit,
});
