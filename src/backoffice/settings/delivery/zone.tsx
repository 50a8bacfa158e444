import { data, useNavigate, useRevalidator, type NavigateFunction } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { isTaken, type FormResult } from '#pages/form/form-result.ts'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { useForm } from '#pages/form/use-form.ts'
import { resultOf, usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { readZoning, versionOf } from '#shop/delivery/load-zoning.ts'
import { onlyLanguage } from '#shop/settings/languages.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import { shopContext } from '../../../shop-context.ts'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { Page } from '../../layout/page.tsx'
import type { SettingProblem } from '../fields/setting-problem.ts'
import { sectionPath } from '../sections.ts'
import { problemWords } from '../setting-card.tsx'
import { SettingsNavigation } from '../settings-navigation.tsx'
import type { Route } from './+types/zone'
import { countPlaces, findPlaces, namePlaces } from './list-places.ts'
import { newZone, zoneAction, type ZoneAnswer } from './zone-action.ts'
import type { ZoneField } from './zone-fields.ts'
import { ZoneForm } from './zone-form.tsx'
import { whatLiesThere } from './zone-list.tsx'
import { ZonePlaces } from './zone-places.tsx'
import { ZoneRemoval } from './zone-removal.tsx'

export const handle = {
  mayOpen: 'edit-settings',
  parent: '/dashboard/settings',
} satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const zoning = await readZoning(shop.database)
  const only = onlyLanguage((await loadSettings(shop)).languages)
  const version = versionOf(zoning)
  const isAdded = url.searchParams.get('done') === 'added'
  if (params.zone === newZone) return { version, isAdded, only, existing: undefined }
  const zone = zoning.zones.find((terms) => terms.zone === params.zone)
  if (!zone) throw data(null, { status: 404 })
  const language = languageOfPath(url.pathname)
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, 60)
  const existing = {
    zone,
    typed,
    others: zoning.zones.filter((terms) => terms !== zone),
    count: countPlaces(zoning, zone),
    places: namePlaces(zoning, zone, language),
    found: typed === '' ? undefined : findPlaces(zoning, typed, language),
  }
  return { version, isAdded, only, existing }
}

export const action = zoneAction

/** One delivery zone (D16): its name, charge and days, and what lies in it. */
export default function ZonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { version, only, existing } = loaderData
  const isAdded = useArrival(loaderData.isAdded)
  const unsaved = useUnsaved()
  const form = useZoneForm(actionData)
  const removal = useRemoval(actionData)
  const zone = existing?.zone
  return (
    <Page title={zone ? inLanguage(getLocale(), zone.name, zone.nameBn) : m.settings_zone_new()}>
      <LeaveGuard
        isChanged={existing !== undefined && !removal.isTaken && unsaved.unsaved.size > 0}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <SettingsNavigation />
        <div key={zone?.zone} className="flex min-w-0 flex-col gap-5">
          <ShopLink
            to={sectionPath('delivery')}
            className="-my-2 inline-flex min-h-11 items-center self-start font-semibold text-brand hover:underline"
          >
            {m.settings_zones()}
          </ShopLink>
          <DoneNotice>{isAdded && m.settings_zone_added()}</DoneNotice>
          <ZoneForm {...{ zone, version, only, unsaved, form }} field={form.field} />
          {existing && (
            <Existing existing={existing} {...{ version, removal }} answered={actionData} />
          )}
        </div>
      </div>
    </Page>
  )
}

interface ExistingProps {
  existing: NonNullable<Route.ComponentProps['loaderData']['existing']>
  version: string
  removal: PageForm
  answered: FormResult | undefined
}

function Existing({ existing, version, removal, answered }: ExistingProps) {
  const { zone, others, count, places, typed, found } = existing
  const zoneName = inLanguage(getLocale(), zone.name, zone.nameBn)
  return (
    <>
      <ZonePlaces
        {...{ version, zoneName, typed, found, places, answered }}
        zone={zone.zone}
        much={whatLiesThere(count)}
      />
      <ZoneRemoval {...{ version, others }} form={removal} hasPlaces={places.length > 0} />
    </>
  )
}

const followAnswer =
  (navigate: NavigateFunction) =>
  async (result: FormResult): Promise<FormResult> => {
    const { page } = (result as AnsweredForm<ZoneAnswer>).answer ?? {}
    if (page !== undefined) await navigate(localPath(page))
    return result
  }

function useZoneForm(answered: FormResult | undefined) {
  const navigate = useNavigate()
  return usePageForm<ZoneField, SettingProblem>({
    id: 'zone',
    lastResult: resultOf(answered, 'zone'),
    words: problemWords,
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./zone-fields.ts')] as const
      const [{ checkBy }, { zoneFormSchema, problemsTogether }] = await Promise.all(load)
      return checkBy(zoneFormSchema, problemsTogether)
    },
    // To the page of a new one.
    afterwards: followAnswer(navigate),
  })
}

/** Read anew only where the zone is still there: of one that is gone there is no page. */
function useRemoval(answered: FormResult | undefined) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return useForm<string, never>({
    id: 'removal',
    lastResult: resultOf(answered, 'removal'),
    words: {},
    send: async (page, sent) => {
      const { submitForm } = await import('#pages/form/submit-form.ts')
      const result = await submitForm(page, sent)
      if (typeof result === 'object' && !isTaken(result)) await revalidate()
      return result
    },
    afterwards: followAnswer(navigate),
  })
}
