import simpleRestProvider from 'ra-data-simple-rest';
import { API, httpClient } from './http-client';
import { PageEnds } from './page-ends';

const ends = new PageEnds();

/** Continues after the previous page if that was read: such a page costs the same at any depth. */
async function pagedClient(url: string, options?: RequestInit) {
  const reply = await httpClient(ends.goOn(url), options);
  ends.keep(url, reply.headers.get('next-page'));
  return reply;
}

export const dataProvider = simpleRestProvider(API, pagedClient);
