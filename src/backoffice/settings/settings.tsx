import { m } from '#paraglide/messages.js'
import type { PageHandle } from '#pages/page-handle.ts'
import { listZones, versionOf } from '#shop/delivery/load-terms.ts'
import { readStoredSettings } from '#shop/settings/load-settings.ts'
import { shopContext } from '../../shop-context.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useUnsaved } from '../forms/use-unsaved.ts'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/settings'
import { DeliveryForm } from './delivery-form.tsx'
import { LimitsForm } from './limits-form.tsx'
import { settingsAction } from './settings-action.ts'
import { ShopForm } from './shop-form.tsx'

export const handle = {
  mayOpen: 'edit-settings',
  menu: { icon: 'sliders', text: m.settings_title, group: 'management' },
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [{ settings, version }, zones] = await Promise.all([
    readStoredSettings(shop.database),
    listZones(shop.database),
  ])
  const { shopName, headerPhone, infoEmail, newOrderMail } = settings
  const { orderLimits, cancelPendingAfterHours } = settings
  return {
    shop: { version, shopName, headerPhone, infoEmail, newOrderMail },
    zones,
    zonesVersion: versionOf(zones),
    limits: { version, orderLimits, cancelPendingAfterHours },
  }
}

export const action = settingsAction

/** What the merchant sets of the shop itself (D27). */
export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, zones, zonesVersion, limits } = loaderData
  const unsaved = useUnsaved()
  const shared = { answered: actionData, unsaved }
  return (
    <Page title={m.settings_title()} intro={m.settings_intro()}>
      <LeaveGuard isChanged={unsaved.unsaved.size > 0} />
      <ShopForm shop={shop} {...shared} />
      <DeliveryForm zones={zones} version={zonesVersion} {...shared} />
      <LimitsForm settings={limits} {...shared} />
    </Page>
  )
}
