import { type Texts, useTexts } from '../i18n';

const isNamed = (categories: Texts['categories'], id: string): id is keyof Texts['categories'] =>
  Object.hasOwn(categories, id);

/** What categories are called. Operators may invent some: those are shown as they are written. */
export function useCategoryName(): (id: string) => string {
  const { categories } = useTexts();
  return (id) => (isNamed(categories, id) ? categories[id] : id);
}
