import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/about-us'
import { languageOfPath } from '#pages/language.ts'
import { ContactDetails } from './contact-details.tsx'
import { loadCmsPage } from './load-cms-page.ts'
import { CmsPageHead } from './cms-page-head.tsx'
import { useShell } from '../page-head.tsx'
import { Prose } from '../text/prose.tsx'
import { ShopButtonLink } from '#pages/shop-link.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context, request }: Route.LoaderArgs) {
  publicPage(context, ['content', 'settings'])
  const language = languageOfPath(new URL(request.url).pathname)
  return loadCmsPage(context.get(shopContext), 'about-us', language)
}

export default function AboutUs({ loaderData: page }: Route.ComponentProps) {
  const { shopName, tagline } = useShell()
  return (
    <div className="page-width pt-4 md:pt-8">
      <CmsPageHead
        page={page}
        kind="AboutPage"
        name={m.header_about_us()}
        path="/about-us"
        description={m.about_description({ shop: shopName })}
      />
      <h1 className="text-2xl font-semibold md:text-3xl">{m.header_about_us()}</h1>
      <p lang={langOf(page.intro || tagline)} className="mt-2 max-w-prose text-lg text-ink-soft">
        {page.intro || tagline}
      </p>
      {page.picture && (
        <PictureView
          picture={page.picture}
          alt=""
          {...pictureSizes.banner}
          priority
          className="mt-5 aspect-video rounded-card md:mt-8 md:aspect-16/7"
        />
      )}
      <div className="mt-6 grid items-start gap-8 md:mt-10 md:grid-cols-[minmax(0,44rem)_20rem] md:justify-between lg:text-lg">
        {page.body ? (
          <Prose html={page.body} language={page.bodyLanguage} />
        ) : (
          <p>{m.footer_authentic()}</p>
        )}
        <section
          aria-labelledby="about-talk"
          className="rounded-card border border-line bg-surface p-5 text-base md:p-6"
        >
          <h2 id="about-talk" className="mb-4 text-xl font-semibold">
            {m.about_talk()}
          </h2>
          <ContactDetails />
          <ShopButtonLink to="/contact-us" className="mt-5 w-full">
            {m.about_write()}
          </ShopButtonLink>
        </section>
      </div>
    </div>
  )
}
