// Players and the ways in which they log in.
export { LoginClaimed, PlayerRegistered } from './events.ts';
export {
  type Account,
  type LoginOwner,
  account,
  loginOwner,
  loginStream,
  playerOf,
  playerStream,
} from './state.ts';
export { type ClaimLogin, type ClaimLoginRejection, claimLogin } from './claim-login.ts';
export { type RegisterPlayer, registerPlayer } from './register-player.ts';
