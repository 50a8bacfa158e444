import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import type { Language } from '#platform/language.ts'

const languages = new AsyncLocalStorage<Language>()

overwriteGetLocale(() => languages.getStore() ?? 'en')

/** Everything that `render` says, it says in this language. */
export function withLanguage<Result>(language: Language, render: () => Result): Result {
  return languages.run(language, render)
}
