export {
  type AtHand,
  type LocalChoice,
  type LocalOptions,
  type Where,
  atHand,
  localPortOf,
} from './at-hand.ts';
export { askedCall, unknownCall } from './asked-call.ts';
export { ListRounds, noteMatched, retryStuck } from './list-rounds.ts';
export { LocalCallbacks } from './local-callbacks.ts';
export { button, escaped, faultChoice, pagesOf } from './local-page.ts';
export { LocalProviderServer, isSecret } from './local-provider.ts';
export { type LocalAnswer, type LocalRequest, htmlAnswer } from './local-server.ts';
export { type Finding, ProviderNotes } from './provider-notes.ts';
export { type Tell, providerWords } from './provider-words.ts';
