import { expect, test } from 'vitest'
import { findPlace, foldPlace, indexPlaces, matchesPlace, orderPlaces } from './area.ts'

const place = (name: string, nameBn: string, aliases: string[] = []) => ({ name, nameBn, aliases })

const districts = [
  place('Bogura', 'বগুড়া', ['Bogra']),
  place('Chattogram', 'চট্টগ্রাম', ['Chittagong']),
  place('Rajshahi', 'রাজশাহী'),
  place('Rangpur', 'রংপুর'),
]

const namesFor = (typed: string) => orderPlaces(typed, districts).map(({ name }) => name)

test('places that begin as typed stand first, the others keep their order (D15)', () => {
  expect(namesFor('ra')).toEqual(['Rajshahi', 'Rangpur', 'Bogura', 'Chattogram'])
  expect(namesFor('চট')[0]).toBe('Chattogram')
  expect(namesFor('chit')[0]).toBe('Chattogram')
})

test('before anything is typed they stand as they are', () => {
  expect(namesFor('')).toEqual(['Bogura', 'Chattogram', 'Rajshahi', 'Rangpur'])
})

test.each([
  ['CHATTO GRAM', 'chattogram'],
  ["Cox's Bazar", 'coxsbazar'],
  ['Narayangonj', 'narayanganj'],
  ['নারায়ণগন্জ', 'নারায়নগঞ্জ'],
  ['রাজশাহি', 'রাজশাহী'],
  ['কুমিল্লা ৭', 'কুমিল্লা৭'],
  ['ফেনূ', 'ফেনু'],
  ['চাঁদপুর', 'চাদপুর'],
])('%s and %s are one spelling (D15)', (one, other) => {
  expect(foldPlace(one)).toBe(foldPlace(other))
  expect(foldPlace(one)).not.toBe('')
})

test('other names stay apart', () => {
  expect(foldPlace('Rajshahi')).toBe('rajshahi')
  expect(foldPlace('রংপুর')).not.toBe(foldPlace('রাজশাহী'))
})

test('a picker shows a place for any part of any of its names (D15)', () => {
  const bogura = place('Bogura', 'বগুড়া', ['Bogra'])
  for (const typed of ['ogu', 'বগু', 'bogra']) expect(matchesPlace(typed, bogura)).toBe(true)
  expect(matchesPlace('dhaka', bogura)).toBe(false)
  expect(matchesPlace('', bogura)).toBe(true)
})

test("a place's own name wins over another one's alias; every spelling leads to a place", () => {
  const old = place('Bogura', 'বগুড়া', ['Rangpur', 'Bogra'])
  const index = indexPlaces([old, place('Rangpur', 'রংপুর')])
  expect(index.get('rangpur')?.name).toBe('Rangpur')
  expect(index.get('bogra')?.name).toBe('Bogura')
  expect(index.get(foldPlace('রংপুর'))?.name).toBe('Rangpur')
  expect(index.size).toBe(5)
})

test('a place without a Bangla name is found by its own', () => {
  expect(matchesPlace('null', { name: 'Savar', nameBn: null })).toBe(false)
  expect(matchesPlace('sav', { name: 'Savar', nameBn: null })).toBe(true)
})

test('an alias takes no name from a place that came before', () => {
  const rangpur = place('Rangpur', 'রংপুর')
  const index = indexPlaces([rangpur, place('Bogura', 'বগুড়া', ['Rangpur'])])
  expect(index.get('rangpur')).toBe(rangpur)
})

test('a place is found by its whole name in any spelling, and by nothing else', () => {
  expect(findPlace(districts, ' chittagong ')?.name).toBe('Chattogram')
  expect(findPlace(districts, 'রাজশাহি')?.name).toBe('Rajshahi')
  expect(findPlace(districts, 'Raj')).toBeUndefined()
  expect([...indexPlaces([{ name: 'Savar', nameBn: null }]).keys()]).toEqual(['savar'])
})
