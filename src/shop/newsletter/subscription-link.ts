import type { Language } from '#platform/language.ts'
import type { Shop } from '../shop.ts'

/** For the mails to one e-mail: a person with its token reads what comes there. */
export function subscriptionLink(
  { environment: { shopUrl } }: Pick<Shop, 'environment'>,
  page: 'confirm' | 'unsubscribe',
  { language, token }: { language: Language; token: string },
): string {
  return `${shopUrl}${language === 'bn' ? '/bn' : ''}/newsletter/${page}?token=${token}`
}
