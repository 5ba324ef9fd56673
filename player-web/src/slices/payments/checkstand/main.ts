import { CHECKSTAND_KEY } from '../checkstand-key';
import { sentForm } from './sent-form';
import { textsOf } from './texts';

const words = textsOf(localStorage.getItem('language'));

function say(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element !== null) element.textContent = text;
}

document.documentElement.lang = words.lang;
say('title', words.title);
say('again', words.back);
const form = sentForm(sessionStorage.getItem(CHECKSTAND_KEY) ?? '');
sessionStorage.removeItem(CHECKSTAND_KEY);
say('text', form === undefined ? words.nothing : words.text);
if (form !== undefined) {
  document.body.append(form);
  form.submit();
}
