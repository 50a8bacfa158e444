import { expect, test } from 'vitest'
import { categoryOptions } from './category-options.ts'

const one = (
  id: string,
  name: string,
  parentId: string | null = null,
  nameBn: string | null = null,
) => ({
  id,
  parentId,
  slug: id,
  name,
  nameBn,
})

test('a category is called by the way to it, in the language of the page where it has a name there', () => {
  const tree = [
    one('home', 'Home', null, 'ঘর'),
    one('kitchen', 'Kitchen', 'home', 'রান্নাঘর'),
    one('pots', 'Pots', 'kitchen'),
    one('garden', 'Garden'),
  ]
  expect(categoryOptions(tree, 'en')).toEqual([
    { value: 'home', text: 'Home' },
    { value: 'kitchen', text: 'Home › Kitchen' },
    { value: 'pots', text: 'Home › Kitchen › Pots' },
    { value: 'garden', text: 'Garden' },
  ])
  expect(categoryOptions(tree, 'bn')[2]?.text).toBe('ঘর › রান্নাঘর › Pots')
})
