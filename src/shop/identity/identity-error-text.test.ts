import { expect, test } from 'vitest'
import { baseLocale, overwriteGetLocale } from '#paraglide/runtime.js'
import { identityErrors, isIdentityError, type IdentityErrorCode } from './identity-error.ts'
import { identityErrorText } from './identity-error-text.ts'
import { passwordNotStrongText, passwordRuleText } from './passwords/password-rule-text.ts'

const incorrect = 'Email or password is incorrect.'
const incorrectInBangla = 'ই-মেইল বা পাসওয়ার্ড ঠিক নেই।'

/** To the letter, as the decisions have them; the Bangla beside. */
const texts: Partial<Record<IdentityErrorCode, [english: string, bangla: string]>> = {
  'email-already-in-use': [
    'This email is already in use. Try signing in.',
    'এই ই-মেইলে আগেই একটি অ্যাকাউন্ট আছে। লগইন করে দেখুন।',
  ],
  'wrong-password': [incorrect, incorrectInBangla],
  'user-not-found': [incorrect, incorrectInBangla],
  'invalid-credential': [incorrect, incorrectInBangla],
  'too-many-requests': [
    'Too many attempts. Please wait a little and try again.',
    'অনেকবার চেষ্টা করা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  ],
  'user-disabled': ['Your account is blocked', 'আপনার অ্যাকাউন্ট বন্ধ করা হয়েছে'],
  'requires-recent-login': ['Please sign in again to do this.', 'এটি করতে আবার লগইন করুন।'],
  'unauthorized-domain': [
    'Sign-in is not allowed from this address.',
    'এই ওয়েব ঠিকানা থেকে লগইন করা যায় না।',
  ],
  'password-does-not-meet-requirements': [
    'Please choose a stronger password.',
    'আরেকটু শক্ত পাসওয়ার্ড দিন।',
  ],
  'invalid-action-code': [
    'This link has expired or was already used. Please ask for a new one.',
    'এই লিংকের মেয়াদ শেষ, অথবা এটি আগেই ব্যবহার করা হয়েছে। নতুন লিংক চেয়ে নিন।',
  ],
  'account-exists-with-different-credential': [
    'There is already an account with this email. Sign in with its password.',
    'এই ই-মেইলে আগেই একটি অ্যাকাউন্ট আছে। সেটির পাসওয়ার্ড দিয়ে লগইন করুন।',
  ],
  'operation-not-allowed': [
    'This way of signing in is not available here.',
    'এভাবে লগইন করার সুবিধা এখানে নেই।',
  ],
  'network-request-failed': [
    'No connection. Check your internet and try again.',
    'সংযোগ নেই। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  ],
  'popup-blocked': [
    'Your browser blocked the sign-in window. Allow popups and try again.',
    'আপনার ব্রাউজার লগইনের উইন্ডোটি আটকে দিয়েছে। পপ-আপের অনুমতি দিয়ে আবার চেষ্টা করুন।',
  ],
  'popup-closed-by-user': [
    'The sign-in window was closed before it finished.',
    'শেষ হওয়ার আগেই লগইনের উইন্ডোটি বন্ধ হয়ে গেছে।',
  ],
  'cancelled-popup-request': [
    'Another sign-in window was opened. Please finish there.',
    'লগইনের আরেকটি উইন্ডো খোলা হয়েছে। সেখানেই শেষ করুন।',
  ],
}

test.each(Object.keys(texts).filter(isIdentityError))(
  'the identity error %s has its text in both languages (spec 8, D26)',
  (code) =>
    expect([identityErrorText(code, 'en'), identityErrorText(code, 'bn')]).toEqual(texts[code]),
)

test.each(Object.keys(identityErrors).filter(isIdentityError))(
  'the identity error %s speaks Bangla on a Bangla page',
  (code) => expect(identityErrorText(code, 'bn')).toMatch(/\p{Script=Bengali}/u),
)

const policy = {
  minLength: 10,
  maxLength: 64,
  lowercase: true,
  uppercase: true,
  digit: true,
  other: true,
}

test('each rule of a password is named (spec 5)', () => {
  const rules = ['min-length', 'max-length', 'lowercase', 'uppercase', 'digit', 'other'] as const
  expect(passwordNotStrongText(rules, policy, 'en')).toBe(
    'Your password needs: at least 10 characters, at most 64 characters, a lower-case letter, an upper-case letter, a digit, a character that is neither letter nor digit.',
  )
  expect(passwordNotStrongText(rules, policy, 'bn')).toBe(
    'পাসওয়ার্ডে থাকতে হবে: কমপক্ষে ১০টি অক্ষর, সর্বোচ্চ ৬৪টি অক্ষর, একটি ছোট হাতের ইংরেজি অক্ষর, একটি বড় হাতের ইংরেজি অক্ষর, একটি সংখ্যা, একটি চিহ্ন, যা অক্ষর বা সংখ্যা নয়।',
  )
})

test('a Bangla page counts in Bangla digits without an argument for its language', () => {
  overwriteGetLocale(() => 'bn')
  try {
    expect(passwordRuleText('min-length', policy)).toBe('কমপক্ষে ১০টি অক্ষর')
  } finally {
    overwriteGetLocale(() => baseLocale)
  }
})
