// Money in double entry (design, section 3).
export { WalletPosted } from './events.ts';
export { type Wallet, post, wallet } from './state.ts';
