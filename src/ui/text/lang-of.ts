import { getLocale } from '#paraglide/runtime.js'

/**
 * For `lang`: a text without a Bangla letter on a Bangla page is English, such as a name that stands in for a missing one.
 * Undefined where the text is in the language of the page: then nothing has to be said.
 */
export function langOf(text: string): 'en' | undefined {
  return getLocale() === 'bn' && !/[\u0980-\u09ff]/.test(text) ? 'en' : undefined
}
