import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { isTaken } from '#pages/form/form-result.ts'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { siteMapContext } from '#pages/site-map.ts'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { bannerPlacements } from '#shop/banners/banner.ts'
import { listAllBanners } from '#shop/banners/list-banners.ts'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { ActionNotice } from '../action-notice.tsx'
import { StepNotice } from '../calls/step-notice.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/banners'
import { BannerList } from './banner-list.tsx'
import { bannerTroubles } from './banner-words.ts'
import { bannersAction, type BannersResult } from './banners-action.ts'
import { showBanners } from './shown-banner.ts'

export const handle = {
  mayOpen: 'edit-banners',
  menu: { icon: 'picture', text: m.banners_title },
} satisfies PageHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const language = languageOfPath(new URL(request.url).pathname)
  const siteMap = context.get(siteMapContext)
  return showBanners(shop, { banners: await listAllBanners(shop), siteMap, language })
}

export const action = bannersAction

/** What turns on the home page, and the new offer under it: in which order, and what is shown when. */
export default function BannersPage({ loaderData, actionData }: Route.ComponentProps) {
  const form = usePageForm<string>({
    id: 'banners',
    lastResult: actionData,
    words: {},
    queues: true,
  })
  return (
    <Page
      title={m.banners_title()}
      intro={m.banners_intro()}
      beside={
        <ShopButtonLink to="/dashboard/banners/new">
          <Icon name="plus" />
          {m.banners_new()}
        </ShopButtonLink>
      }
    >
      <Notices form={form} />
      {bannerPlacements.map((placement) => (
        <BannerList
          key={placement}
          placement={placement}
          banners={loaderData.filter((banner) => banner.placement === placement)}
          form={form}
        />
      ))}
    </Page>
  )
}

function Notices({ form }: { form: PageForm }) {
  const [query] = useSearchParams()
  const result: BannersResult | undefined = form.result
  const isSaved = useArrival(query.get('done')) === 'saved' && !result
  return (
    <>
      <ActionNotice result={result} done={isSaved && m.banners_saved()} words={bannerTroubles} />
      <StepNotice
        result={result}
        done={isTaken(result) && doneWords(result?.form)}
        undo={{ form, fields: deletedFields(result?.answer) }}
      />
      <output className="sr-only">
        {result?.form === 'order' && isTaken(result) && m.banners_ordered()}
      </output>
    </>
  )
}

const deletedFields = ({ id, version }: NonNullable<BannersResult['answer']> = {}) =>
  id === undefined
    ? []
    : ([
        ['id', id],
        ['version', String(version)],
      ] as const)

function doneWords(form: string | undefined): string | undefined {
  if (form === 'delete') return m.banners_deleted()
  return form === 'undo' ? m.banners_restored() : undefined
}
