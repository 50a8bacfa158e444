import { expect, test } from 'vitest'
import { cleanForm, cleanUrl, parseSentJson } from './clean-text.ts'

test('removes control characters and lone surrogates from JSON, in values and names, and keeps line ends', () => {
  const sent = String.raw`{"a\u0000":["x\u0000\u001by\n\tz",{"b":"\ud800"}],"n":1,"none":null,"😀":"\ud83d\ude00"}`
  expect(parseSentJson(sent)).toEqual({
    a: ['xy\n\tz', { b: '\ufffd' }],
    n: 1,
    none: null,
    '😀': '😀',
  })
  expect(() => parseSentJson('{')).toThrow(SyntaxError)
})

test('removes them from a form and leaves its files as they are', async () => {
  const form = new FormData()
  form.append('na\0me', 'a\0b\r\nc')
  form.append('file', new File(['\0'], 'goods.csv'))
  const clean = cleanForm(form)
  expect(clean.get('name')).toBe('ab\r\nc')
  expect(await (clean.get('file') as File).text()).toBe('\0')
})

test('removes them from a query; a path with one names nothing that exists', () => {
  expect(cleanUrl('/shop?q=lamp%00%1B&page=2')).toBe('/shop?q=lamp&page=2')
  expect(cleanUrl('/blog/a%00b?x=%0A')).toBe('/blog/a%EF%BF%BDb?x=%0A')
  expect(cleanUrl('/blog/%E0%A6%95%2500')).toBe('/blog/%E0%A6%95%2500')
})
