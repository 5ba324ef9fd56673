/**
 * Rebuilds the form for the provider's page from the shop's answer: only its target, its method and its hidden fields.
 * The page's own headers restrict its target.
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
