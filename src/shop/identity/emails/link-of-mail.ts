import type { Language } from '#platform/language.ts'

/**
 * Where a mail leads. The code stands behind `#`: browsers keep that to themselves, so no log and no other site gets to know it.
 */
export function linkOfMail(
  shopUrl: string,
  language: Language,
  page: 'reset-password' | `reset-password?${string}` | 'verify-email',
  code: string,
): string {
  return `${shopUrl}${language === 'bn' ? '/bn' : ''}/${page}#code=${code}`
}
