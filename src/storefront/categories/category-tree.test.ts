import { expect, test } from 'vitest'
import { categoriesIn, pathOfCategory } from './category-tree.ts'

const named = (slug: string, level: number) => ({ slug, name: slug, level })
const categories = [
  named('home', 1),
  named('kitchen', 2),
  named('pots', 3),
  named('bath', 2),
  named('garden', 1),
]
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug).join(' ')

test('the way to a category goes from the top down', () => {
  expect(slugs(pathOfCategory(categories, 'pots'))).toBe('home kitchen pots')
  expect(slugs(pathOfCategory(categories, 'bath'))).toBe('home bath')
  expect(slugs(pathOfCategory(categories, 'garden'))).toBe('garden')
  expect(slugs(pathOfCategory(categories, ''))).toBe('')
})

test('a category holds those one level below it', () => {
  expect(slugs(categoriesIn(categories))).toBe('home garden')
  expect(slugs(categoriesIn(categories, 'home'))).toBe('kitchen bath')
  expect(slugs(categoriesIn(categories, 'kitchen'))).toBe('pots')
  expect(slugs(categoriesIn(categories, 'garden'))).toBe('')
  expect(slugs(categoriesIn(categories, 'nothing'))).toBe('')
})
