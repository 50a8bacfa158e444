import { expect, test } from 'vitest'
import { orderPlaces } from './area.ts'

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
