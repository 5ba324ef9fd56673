/**
 * The form that leads to the provider's page, made anew out of what the shop answered: its target, its way and its hidden
 * fields, and nothing else that may stand there. Where it may lead to, the page's own headers say.
 */
export function sentForm(html: string): HTMLFormElement | undefined {
  const given = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = given?.getAttribute('action') ?? '';
  const target = URL.parse(action, location.origin);
  if (given === null || action === '' || target === null || !/^https?:$/.test(target.protocol))
    return undefined;
  const form = document.createElement('form');
  form.method = given.method === 'post' ? 'post' : 'get';
  form.action = target.href;
  form.hidden = true;
  for (const { name, value } of given.querySelectorAll<HTMLInputElement>('input[type=hidden]')) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}
