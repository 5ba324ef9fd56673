import { type texts, useTexts } from './texts';

type Categories = typeof texts.zh.categories;

const isNamed = (categories: Categories, id: string): id is keyof Categories => Object.hasOwn(categories, id);

/** What categories are called. Operators may invent some: those are shown as they are written. */
export function useCategoryName(): (id: string) => string {
  const { categories } = useTexts();
  return (id) => (isNamed(categories, id) ? categories[id] : id);
}
