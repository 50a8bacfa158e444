/** Text of others, for the log, without the e-mail addresses of people in it. */
export function hideAddresses(text: string): string {
  return text.replace(/[^\s"'<>(),:;=@]+@[^\s"'<>(),:;=@]+/g, '(an address)')
}
