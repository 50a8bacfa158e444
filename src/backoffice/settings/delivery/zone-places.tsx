import { m } from '#paraglide/messages.js'
import { SearchForm } from '#pages/list/list-search.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import type { FoundPlace, namePlaces } from './list-places.ts'
import { boxOf } from './zone-fields.ts'
import { zoneTroubleWords } from './zone-words.ts'

interface ZonePlacesProps {
  zone: string
  zoneName: string
  version: string
  typed: string
  /** Undefined while nothing was looked for. */
  found: readonly FoundPlace[] | undefined
  places: ReturnType<typeof namePlaces>
  /** In words: how much lies there. */
  much: string
  answered: FormResult | undefined
}

/** The districts and areas of a zone, and how others come into it. */
export function ZonePlaces(props: ZonePlacesProps) {
  const { zone, typed, found, places, much } = props
  return (
    <DashboardCard id="zone-places" title={m.settings_zone_places()}>
      <p className="-mt-2 mb-4 max-w-3xl text-ink-soft">{m.settings_zone_places_text()}</p>
      <SearchForm
        key={`search ${typed}`}
        action={localPath(`/dashboard/settings/delivery/${zone}`)}
        label={m.settings_zone_find()}
        className="flex max-w-xl flex-wrap items-end gap-3"
      >
        <TextField
          id="zone-search"
          name="q"
          type="search"
          label={m.settings_zone_find()}
          defaultValue={typed}
          maxLength={60}
          enterKeyHint="search"
          autoComplete="off"
          className="min-w-40 flex-1"
        />
        <Button type="submit" variant="quiet">
          {m.account_search_submit()}
        </Button>
      </SearchForm>
      <Found key={`found ${typed}`} {...props} found={found} />
      <details className="mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {much}
        </summary>
        <ul className="columns-1 gap-6 sm:columns-2 xl:columns-3">
          {places.map(({ district, areas }) => (
            <li key={district} className="break-inside-avoid py-1">
              {district}
              {areas.length > 0 && (
                <span className="block text-sm text-ink-soft">{areas.join(', ')}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </DashboardCard>
  )
}

function Found({ zone, zoneName, version, typed, found, answered }: ZonePlacesProps) {
  const form = usePageForm({ id: 'places', lastResult: resultOf(answered, 'places'), words: {} })
  return (
    <>
      {found && found.length === 0 && (
        <output className="mt-3 block text-ink-soft">{m.settings_none_found({ typed })}</output>
      )}
      {found && found.length > 0 && (
        <form
          {...form.props}
          // What was moved is ticked no more; that it was moved is said below.
          key={version}
          aria-label={m.settings_zone_move({ zone: zoneName })}
        >
          <input type="hidden" name="version" value={version} />
          <ul className="my-3 max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line px-3">
            {found.map((place) => (
              <li key={boxOf(place)}>
                <PlaceBox place={place} zone={zone} />
              </li>
            ))}
          </ul>
          <Button type="submit" name="what" value="places" busy={form.isBusy}>
            {m.settings_zone_move({ zone: zoneName })}
          </Button>
        </form>
      )}
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.settings_zone_moved({ zone: zoneName })}
        words={zoneTroubleWords}
        className="mt-3"
      />
    </>
  )
}

/** One that lies in the zone already cannot be moved into it. */
function PlaceBox({ place, zone }: { place: FoundPlace; zone: string }) {
  const isHere = place.zones.every((each) => each.zone === zone)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-default">
      <input
        type="checkbox"
        name="places"
        value={boxOf(place)}
        disabled={isHere}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0 flex-1">
        {place.area === '' ? m.settings_zone_whole({ district: place.name }) : place.name}
      </span>
      <span className="text-right text-sm text-ink-soft">
        {isHere ? m.settings_zone_here() : place.zones.map(({ name }) => name).join(', ')}
      </span>
    </label>
  )
}
