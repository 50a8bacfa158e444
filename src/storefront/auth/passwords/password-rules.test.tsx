import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordRules } from './password-rules.tsx'

const policy = {
  minLength: 8,
  maxLength: 64,
  lowercase: true,
  uppercase: true,
  digit: true,
  other: true,
}

const textFor = (password: string) =>
  renderToStaticMarkup(<PasswordRules id="rules" policy={policy} password={password} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('while I type, each rule of the policy says whether it is kept (spec 5)', () => {
  expect(textFor('')).not.toContain('(done)')
  expect(textFor('tulsi7')).toBe(
    'Your password needs at least 8 characters (not yet) at most 64 characters (done) a lower-case letter (done) an upper-case letter (not yet) a digit (done) a character that is neither letter nor digit (not yet)',
  )
  expect(textFor('Tulsi-pata7')).not.toContain('(not yet)')
})
