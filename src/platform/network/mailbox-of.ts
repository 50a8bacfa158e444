const gmail = /^(gmail|googlemail)\.com$/

/**
 * The mailbox that mail to an address arrives in, to count by; not to send to. `name+shop@` is `name@` at most providers, and Gmail
 * ignores dots. Where a provider delivers them apart, they share a count.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const [name = ''] = address.slice(0, at).split('+')
  const domain = address.slice(at + 1)
  if (name === '') return address
  return gmail.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
