import { expect, test } from 'vitest'
import { scriptText } from './json-ld.tsx'

test('a name that ends the script does not end it, and reads the same', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--' }
  expect(scriptText(hostile)).not.toContain('<')
  expect(JSON.parse(scriptText(hostile))).toEqual(hostile)
})
