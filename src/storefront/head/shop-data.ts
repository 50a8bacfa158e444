import type { Shell } from '../shell.ts'

/** The shop itself, for search engines: who it is, and that it can be searched. */
export function shopData(shell: Shell, shopUrl: string, home: string): object {
  const { social } = shell
  const id = `${shopUrl}/#shop`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Organization', 'OnlineStore'],
        '@id': id,
        name: shell.shopName,
        url: home,
        logo: `${shopUrl}/icons/icon-512.png`,
        email: shell.infoEmail,
        telephone: shell.headerPhone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: shell.footerAddress,
          addressCountry: 'BD',
        },
        sameAs: Object.values(social).filter(Boolean),
      },
      {
        '@type': 'WebSite',
        '@id': `${shopUrl}/#site`,
        name: shell.shopName,
        url: home,
        publisher: { '@id': id },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${home.replace(/\/$/, '')}/shop?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
