import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import { pictureUrl, widthsOf } from '#shop/pictures/picture.ts'
import type { Language } from '#platform/language.ts'
import type { SharedPicture } from './head/shared-picture.ts'
import { pathInLanguage } from '#pages/language.ts'
import type { Shell } from './layout/shell.ts'

interface PageHeadProps {
  title: string
  description: string
  /** The page's one URL, without language: /product/teapot. */
  path: string
  /** The shop's public URL, as the loader read it from the settings of the server. */
  shopUrl: string
  picture?: SharedPicture | null | undefined
  kind?: 'website' | 'product' | 'article'
  /** For pages without end, such as searches: shoppers find them, search engines need not. */
  hidden?: boolean
}

/** What search engines and shared links know of a page. React puts it into the head of the document. */
export function PageHead({ title, description, kind = 'website', ...rest }: PageHeadProps) {
  const { shopName, logo, icon, languages: [main = 'en', second] = both } = useShell()
  const isOneOfTwo = second !== undefined
  const { path, shopUrl, picture, hidden } = rest
  const language = getLocale()
  const urlOf = (of: Language) => new URL(shopUrl + pathInLanguage(path, of)).href
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={urlOf(language)} />
      {isOneOfTwo && (
        <>
          <link rel="alternate" hrefLang="en" href={urlOf('en')} />
          <link rel="alternate" hrefLang="bn" href={urlOf('bn')} />
          <link rel="alternate" hrefLang="x-default" href={urlOf(main)} />
        </>
      )}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={urlOf(language)} />
      <meta property="og:locale" content={locales[language]} />
      {isOneOfTwo && (
        <meta property="og:locale:alternate" content={locales[language === 'en' ? 'bn' : 'en']} />
      )}
      <PictureOfLink picture={picture ?? logo ?? icon} shopUrl={shopUrl} />
    </>
  )
}

const both: readonly Language[] = ['en', 'bn']

const locales = { en: 'en_US', bn: 'bn_BD' } as const satisfies Record<Language, string>

/** Shown beside a shared link: the picture of the page, else the one that stands for the shop. */
function PictureOfLink({ picture, shopUrl }: Pick<PageHeadProps, 'picture' | 'shopUrl'>) {
  const path = picture ? largeJpeg(picture) : '/icons/share.png'
  const width = picture ? Math.min(picture.width, largeWidth(picture)) : 1200
  const height = picture ? Math.round((width * picture.height) / picture.width) : 630
  return (
    <>
      <meta property="og:image" content={shopUrl + path} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const noShell = {
  shopName: '',
  tagline: '',
  categories: [],
  chat: { phone: '', greeting: '', replyText: '' },
  gtmId: '',
}

/** Whether somebody whom the merchant chose measures pages. They read addresses: what holds a key is opened as a document of its own. */
export function useIsMeasured(): boolean {
  const { gtmId, ga4Id, metaPixelId } = useShell()
  return [gtmId, ga4Id, metaPixelId].some(Boolean)
}

/** What the layout around the page loaded. */
export function useShell(): Pick<
  Shell,
  | 'shopName'
  | 'tagline'
  | 'categories'
  | 'chat'
  | 'logo'
  | 'icon'
  | 'cutOff'
  | 'pickup'
  | 'languages'
  | 'gtmId'
  | 'ga4Id'
  | 'metaPixelId'
> {
  const shell = useRouteLoaderData<Shell>(`${getLocale()}/layout`)
  return shell ?? noShell
}

export function largeJpeg(picture: SharedPicture): string {
  return pictureUrl(picture.hash, largeWidth(picture), 'jpg')
}

const largeWidth = (picture: SharedPicture) =>
  widthsOf(picture).findLast((offered) => offered <= 960) ?? 320
