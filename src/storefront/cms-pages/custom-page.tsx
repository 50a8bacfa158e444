import { data, redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { publicPage, shopContext } from '#shop-context.ts'
import type { Route } from './+types/custom-page'
import { CmsPageView } from './cms-page-view.tsx'
import { loadCustomPage } from './load-custom-page.ts'
import { CustomPageHead } from './custom-page-head.tsx'
import { TalkCard } from './talk-card.tsx'

export const handle = { mayOpen: 'anyone' } satisfies PageHandle

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const result = await loadCustomPage(context.get(shopContext), params.page, language)
  if (result.outcome === 'not-found') throw data(null, { status: 404 })
  publicPage(context, ['content'])
  if (result.outcome === 'moved') throw redirect(pathInLanguage(result.path, language), 301)
  return result.page
}

/** A page that the merchant added: how things are delivered, what comes back, who may know what. */
export default function CustomPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="page-width pt-4 md:pt-8">
      <CustomPageHead page={page} />
      <CmsPageView {...page} changed={m.cms_page_changed({ day: page.updatedInWords })} />
      <TalkCard className="mx-auto mt-8 max-w-[44rem] md:mt-12" />
    </div>
  )
}
