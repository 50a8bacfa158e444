import { expect, test } from 'vitest'
import { fillSilentLanguage } from './fill-silent-language.ts'

/** `name*` must not be empty. */
function filled(only: 'en' | 'bn' | undefined, values: Record<string, string>, required = '') {
  const typed = new FormData()
  for (const [name, value] of Object.entries(values)) typed.set(name, value)
  const elements = Object.keys(values).map((name) => ({
    name,
    lang: name === 'sku' ? '' : name.endsWith('Bn') ? 'bn' : 'en',
    type: name.startsWith('description') ? 'textarea' : 'text',
    required: required.split(' ').includes(name),
  }))
  const dataset = { onlyLanguage: only }
  fillSilentLanguage({ closest: () => (only ? { dataset } : null), elements }, typed)
  return Object.fromEntries(typed)
}

test('a shop of Bangla alone names its goods in Bangla', () => {
  const product = { name: '', nameBn: 'শাড়ি', label: '', labelBn: 'তাঁত', sku: '' }
  const long = { description: '', descriptionBn: 'হাতে বোনা' }
  expect(filled('bn', { ...product, ...long })).toEqual({
    ...product,
    ...long,
    name: 'শাড়ি',
    label: 'তাঁত',
  })
})

test('a shop of English alone leaves Bangla empty, where it may be', () => {
  const product = { name: 'Saree', nameBn: '' }
  expect(filled('en', product, 'name')).toEqual(product)
  expect(filled('en', product, 'name nameBn')).toEqual({ name: 'Saree', nameBn: 'Saree' })
})

test('pairs of the settings are both there or both empty', () => {
  const address = { footerAddressEn: 'Mirpur', footerAddressBn: '' }
  expect(filled('en', address)).toEqual({ ...address, footerAddressBn: 'Mirpur' })
  expect(filled('bn', { nameEn: '', nameBn: 'দোকান' })).toEqual({ nameEn: 'দোকান', nameBn: 'দোকান' })
  expect(filled('bn', { nameEn: '', nameBn: '' })).toEqual({ nameEn: '', nameBn: '' })
})

test('what stands there stays, and a shop of both languages fills in nothing', () => {
  const both = { name: 'Saree', nameBn: 'শাড়ি' }
  expect(filled('bn', both, 'name')).toEqual(both)
  expect(filled(undefined, { name: '', nameBn: 'শাড়ি' }, 'name')).toEqual({
    name: '',
    nameBn: 'শাড়ি',
  })
})
