import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import type { DeliveryTerms } from '#shop/delivery/zone.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Button } from '#ui/button.tsx'
import { Field, Select } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { zoneTroubleWords } from './zone-words.ts'

interface ZoneRemovalProps {
  version: string
  others: readonly DeliveryTerms[]
  /** Something lies there, and has to lie somewhere. */
  hasPlaces: boolean
  form: PageForm
}

/** Takes the zone away, and lets what lies there lie in another one. */
export function ZoneRemoval({ version, others, hasPlaces, form }: ZoneRemovalProps) {
  return (
    <DashboardCard id="zone-removal" title={m.settings_zone_remove()}>
      <p className="-mt-2 mb-4 max-w-3xl text-ink-soft">
        {others.length === 0 ? m.settings_zone_last() : m.settings_zone_remove_text()}
      </p>
      {others.length > 0 && (
        <form {...form.props} aria-labelledby="zone-removal" className="max-w-xl space-y-4">
          <input type="hidden" name="version" value={version} />
          {hasPlaces && (
            <Field id="removal-moveTo" label={m.settings_zone_move_to()}>
              {(control) => (
                <Select {...control} name="moveTo" defaultValue="" required>
                  <option value="">{m.settings_choice_wrong()}</option>
                  {others.map(({ zone, name, nameBn }) => (
                    <option key={zone} value={zone}>
                      {inLanguage(getLocale(), name, nameBn)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Button type="submit" name="what" value="removal" variant="quiet" busy={form.isBusy}>
            {m.settings_zone_remove()}
          </Button>
        </form>
      )}
      <ActionNotice result={form.result} words={zoneTroubleWords} className="mt-3" />
    </DashboardCard>
  )
}
