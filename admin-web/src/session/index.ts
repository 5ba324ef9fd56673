export { authProvider } from './auth-provider';
export { dataProvider } from './data-provider';
export { Refused } from './http-client';
export { operator, useLoggedIn } from './operator';
export { type Credentials, logIn } from './session';
