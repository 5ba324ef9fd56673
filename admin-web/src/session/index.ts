export { type Credentials, authProvider } from './auth-provider';
export { operator } from './operator';
export { dataProvider } from './data-provider';
