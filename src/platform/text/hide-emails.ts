/** What may stand between two words that are no part of an address. */
const word = /[^\s"'<>(),:;=]+/g

/** Text of others, for the log, without the e-mail addresses of people in it. */
export function hideEmails(text: string): string {
  return text.replace(word, (one) => (/[^@]@[^@]/.test(one) ? '(an address)' : one))
}
