import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import { pictureAddress, widthsOf, type Picture } from '#shop/pictures/picture.ts'
import { pathInLanguage } from './language.ts'
import type { Shell } from './shell.ts'

interface PageHeadProps {
  title: string
  description: string
  /** The page's one address, without language: /product/teapot. */
  path: string
  /** The shop's public address, as the loader read it from the settings of the server. */
  shopUrl: string
  picture?: Picture | null
  kind?: 'website' | 'product'
  /** For pages without end, such as searches: shoppers find them, search engines need not. */
  hidden?: boolean
}

/** What search engines and shared links know of a page. React puts it into the head of the document. */
export function PageHead({ title, description, kind = 'website', ...rest }: PageHeadProps) {
  const { shopName } = useShell()
  const { path, shopUrl, picture, hidden } = rest
  const language = getLocale()
  const address = (of: 'en' | 'bn') => new URL(shopUrl + pathInLanguage(path, of)).href
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address(language)} />
      <link rel="alternate" hrefLang="en" href={address('en')} />
      <link rel="alternate" hrefLang="bn" href={address('bn')} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      {picture && <meta property="og:image" content={shopUrl + largeJpeg(picture)} />}
    </>
  )
}

const noShell = {
  shopName: '',
  tagline: '',
  categories: [],
  chat: { phone: '', greeting: '', replyText: '' },
}

/** What the layout around the page loaded. */
export function useShell(): Pick<Shell, 'shopName' | 'tagline' | 'categories' | 'chat'> {
  const shell = useRouteLoaderData<Shell>(`${getLocale()}/layout`)
  return shell ?? noShell
}

export function largeJpeg(picture: Picture): string {
  const width = widthsOf(picture).findLast((offered) => offered <= 960) ?? 320
  return pictureAddress(picture.hash, width, 'jpg')
}
