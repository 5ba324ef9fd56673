import { type texts, useTexts } from './texts';

type Categories = typeof texts.zh.categories;

const isNamed = (categories: Categories, id: string): id is keyof Categories => Object.hasOwn(categories, id);

/** Returns a function for the names of categories. Operators may add some: those are shown as typed. */
export function useCategoryName(): (id: string) => string {
  const { categories } = useTexts();
  return (id) => (isNamed(categories, id) ? categories[id] : id);
}
