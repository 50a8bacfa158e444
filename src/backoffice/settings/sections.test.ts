import { expect, test } from 'vitest'
import { withLanguage } from '#pages/server-language.ts'
import { otherWords } from './other-words.ts'
import { findSettings, sectionGroups, sectionNames } from './sections.ts'

test('a setting is found by its words in both languages, on a page of either', () => {
  for (const language of ['en', 'bn'] as const)
    withLanguage(language, () => {
      const find = (typed: string) =>
        findSettings(typed, otherWords(language)).map(({ name, entries }) => [
          name,
          entries.map(({ id }) => id),
        ])
      expect(find('দিন শেষ হয়')).toEqual([['delivery', ['promise-cutOff']]])
      expect(find('day ends')).toEqual([['delivery', ['promise-cutOff']]])
      expect(find('Compliance MAIL complaints').length + find('লোগো').length).toBeGreaterThan(0)
      // By the title of a section, all of it.
      expect(find('Look')).toEqual(find('চেহারা'))
      expect(find('qwxyz')).toEqual([])
    })
})

test('each section stands in one group, in the order in which all are listed', () => {
  expect(sectionGroups.flatMap(({ names }) => names)).toEqual(sectionNames)
})
