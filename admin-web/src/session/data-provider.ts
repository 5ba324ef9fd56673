import simpleRestProvider from 'ra-data-simple-rest';
import { API, httpClient } from './http-client';

export const dataProvider = simpleRestProvider(API, httpClient);
