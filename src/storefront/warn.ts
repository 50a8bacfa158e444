/** For anyone who opens the console: what went wrong and needs nobody's attention on the page (spec 8). */
export function warn(sentence: string): void {
  console.warn(sentence)
}
