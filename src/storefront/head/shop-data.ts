import { pictureUrl } from '#shop/pictures/picture.ts'
import type { Shell } from '../layout/shell.ts'

/** The shop itself, for search engines: who it is, and that it can be searched. */
export function shopData(shell: Shell, shopUrl: string, home: string): object {
  const sameAs = Object.values(shell.social).filter(Boolean)
  const id = `${shopUrl}/#shop`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Organization', 'OnlineStore'],
        '@id': id,
        name: shell.shopName,
        url: home,
        logo: logoAddress(shell, shopUrl),
        ...reachOf(shell),
        ...(sameAs.length > 0 && { sameAs }),
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

export const logoAddress = ({ logo, icon }: Pick<Shell, 'logo' | 'icon'>, shopUrl: string) => {
  const picture = logo ?? icon
  return shopUrl + (picture ? pictureUrl(picture.hash, 640, 'jpg') : '/icons/icon-512.png')
}

/** How one reaches the shop, as far as the merchant says so. */
export function reachOf({ infoEmail, headerPhone, footerAddress }: Shell): object {
  const address = { '@type': 'PostalAddress', streetAddress: footerAddress, addressCountry: 'BD' }
  return {
    ...(infoEmail && { email: infoEmail }),
    ...(headerPhone && { telephone: headerPhone }),
    ...(footerAddress && { address }),
  }
}
