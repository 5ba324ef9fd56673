import { API, httpClient } from './http-client';

/**
 * The data of a call: read without a body, sent with one.
 * @throws Refused with what the service says
 */
export async function answerOf<Data>(path: string, body?: object): Promise<Data> {
  const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const { json } = await httpClient(`${API}${path}`, options);
  const { data }: { data: Data } = Object(json);
  return data;
}
