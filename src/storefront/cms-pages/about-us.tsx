import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { langOf } from '#ui/text/lang-of.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/about-us'
import { languageOfPath } from '#pages/language.ts'
import { loadCmsPage } from './load-cms-page.ts'
import { CmsPageHead } from './cms-page-head.tsx'
import { useShell } from '../page-head.tsx'
import { Prose } from '../text/prose.tsx'
import { TalkCard } from './talk-card.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export function loader({ context, request }: Route.LoaderArgs) {
  publicPage(context, ['content', 'settings'])
  const language = languageOfPath(new URL(request.url).pathname)
  return loadCmsPage(context.get(shopContext), 'about-us', language)
}

export default function AboutUs({ loaderData: page }: Route.ComponentProps) {
  const { shopName, tagline } = useShell()
  const name = page.title || m.header_about_us()
  return (
    <div className="page-width pt-4 md:pt-8">
      <CmsPageHead
        page={page}
        kind="AboutPage"
        name={name}
        path="/about-us"
        description={m.about_description({ shop: shopName })}
      />
      <h1 lang={langOf(name)} className="text-2xl font-semibold md:text-3xl">
        {name}
      </h1>
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
        <TalkCard />
      </div>
    </div>
  )
}
