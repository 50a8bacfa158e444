import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkRules } from '#shop/identity/passwords/password-checklist.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordRules } from './password-rules.tsx'

const policy = {
  minLength: 8,
  maxLength: 64,
  lowercase: true,
  uppercase: true,
  digit: true,
  other: true,
}

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const textFor = (password: string) =>
  textOf(
    renderToStaticMarkup(
      <PasswordRules
        id="rules"
        policy={policy}
        rules={checkRules(policy, password, { name: 'Mina', email: 'mina@example.com' })}
      />,
    ),
  )

test('while I type, each rule of the policy says whether it is kept (spec 5)', () => {
  expect(textFor('')).not.toContain('(done)')
  expect(textFor('tulsi7')).toBe(
    'Your password needs at least 8 characters (not yet) at most 64 characters (done) a lower-case letter (done) an upper-case letter (not yet) a digit (done) a character that is neither letter nor digit (not yet) to be harder to guess than common passwords such as 123456 (checked when you submit) more than your own name or email address (done)',
  )
  expect(textFor('Tulsi-pata7')).not.toContain('(not yet)')
  expect(textFor('Mina-2026')).toContain('more than your own name or email address (not yet)')
})

test('a page without scripts lists every rule and names the one that refused', () => {
  const markup = renderToStaticMarkup(
    <NewPasswordField
      id="password"
      label="Password"
      policy={policy}
      owner="unknown"
      problem="password-common"
    />,
  )
  expect(textOf(markup)).toContain(
    'Your password needs: to be harder to guess than common passwords such as 123456.',
  )
  expect(textOf(markup)).toContain('more than your own name or email address (not yet)')
})
