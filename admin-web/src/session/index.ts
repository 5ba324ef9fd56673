export { type Credentials, authProvider } from './auth-provider';
export { dataProvider } from './data-provider';
