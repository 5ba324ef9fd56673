export { authProviderOf } from './auth-provider';
export { dataProvider } from './data-provider';
export { API, Refused, answerOf, freshKey, httpClient, keyedAnswerOf } from './http-client';
export { forgetOperator, keepOperator, useLoggedIn, useOperator } from './operator';
export { type Credentials, acceptInvitation, logIn, logInWithPasskey } from './session';
