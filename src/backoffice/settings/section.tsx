import { useEffect } from 'react'
import { data, useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { readZoning } from '#shop/delivery/load-zoning.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { findSender } from '#shop/mail/sender/find-sender.ts'
import { showMailServer } from '#shop/mail/server/find-mail-server.ts'
import { readStoredSettings } from '#shop/settings/load-settings.ts'
import { shopContext } from '../../shop-context.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useUnsaved } from '../forms/use-unsaved.ts'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/section'
import { countPlaces } from './delivery/list-places.ts'
import { ZoneList } from './delivery/zone-list.tsx'
import { FieldsForm } from './fields/fields-form.tsx'
import { LimitsForm } from './limits/limits-form.tsx'
import type { Unsaved } from './setting-card.tsx'
import { History } from './history/history.tsx'
import { loadHistory } from './history/load-history.ts'
import { loadShopPictures } from './look/load-shop-pictures.ts'
import { PicturesForm } from './look/pictures-form.tsx'
import { isSection, sections } from './sections.ts'
import { MailTexts } from './mail/mail-texts.tsx'
import { previewTexts } from './mail/preview-texts.ts'
import { MailSender } from './mail/mail-sender.tsx'
import { settingsAction } from './settings-action.ts'
import { SettingsNavigation } from './settings-navigation.tsx'

export const handle = {
  mayOpen: 'edit-settings',
  parent: '/dashboard/settings',
} satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { section } = params
  if (!isSection(section)) throw data(null, { status: 404 })
  const shop = context.get(shopContext)
  const account = context.get(accountContext)
  const [{ settings, version }, zoning, history] = await Promise.all([
    readStoredSettings(shop.database),
    readZoning(shop.database),
    may(account, 'read-audit') ? loadHistory(shop, section) : undefined,
  ])
  const mail = {
    sender: await findSender(shop, languageOfPath(url.pathname)),
    mayEditServer: may(account, 'edit-mail-server'),
    stored: may(account, 'edit-mail-server') ? await showMailServer(shop) : undefined,
    ownEmail: account.email,
    mayReadOutbox: may(account, 'read-outbox'),
  }
  const zones = zoning.zones.map((terms) => ({ ...terms, ...countPlaces(zoning, terms) }))
  // Also of zones that are gone: the history names them.
  const zoneNames = [...zoning.removed, ...zoning.zones].map(({ zone, name, nameBn }) => ({
    zone,
    name,
    nameBn,
  }))
  const look = section === 'look' ? await loadShopPictures(shop, settings, url) : undefined
  const previews = section === 'texts' ? previewTexts(settings, shop.environment.shopUrl) : []
  return { section, settings, version, zones, zoneNames, history, mail, previews, look }
}

export const action = settingsAction

/** One section of the settings. */
export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, history } = loaderData
  const unsaved = useUnsaved()
  const { title, intro } = sections[section]
  const { hash } = useLocation()
  // The reader who looked for a setting types at once.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.focus()
  }, [hash])
  return (
    <Page title={title()} intro={intro()}>
      <LeaveGuard isChanged={unsaved.unsaved.size > 0} />
      <div className="grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <SettingsNavigation />
        <div className="flex min-w-0 flex-col gap-5">
          <Forms key={section} loaded={loaderData} answered={actionData} unsaved={unsaved} />
          {history && <History section={section} entries={history} zones={loaderData.zoneNames} />}
        </div>
      </div>
    </Page>
  )
}

interface FormsProps {
  loaded: Route.ComponentProps['loaderData']
  answered: Route.ComponentProps['actionData']
  unsaved: Unsaved
}

function Forms({ loaded, answered, unsaved }: FormsProps) {
  const { section, settings, version, zones, look } = loaded
  const shared = { answered, unsaved }
  const fields = { settings, version, ...shared }
  if (section === 'mail')
    return (
      <>
        <MailSender {...loaded.mail} {...shared} />
        <FieldsForm form="sender" title={m.settings_sender()} {...fields} />
      </>
    )
  if (section === 'delivery')
    return (
      <>
        <ZoneList zones={zones} />
        <FieldsForm form="promise" title={m.settings_promise()} {...fields} />
        <FieldsForm form="pickup" title={m.settings_pickup()} {...fields} />
      </>
    )
  if (section === 'orders')
    return (
      <>
        <FieldsForm form="mails" title={m.settings_mails()} {...fields} />
        <FieldsForm form="rules" title={m.settings_rules()} {...fields} />
        <LimitsForm settings={{ ...settings, version }} {...shared} />
      </>
    )
  if (section === 'look')
    return (
      <>
        <PicturesForm look={look} shopName={settings.shopName} version={version} {...shared} />
        <FieldsForm form="look" title={m.settings_colours()} {...fields} />
      </>
    )
  if (section === 'texts') return <MailTexts previews={loaded.previews} {...fields} />
  return <FieldsForm form={section} title={sections[section].title()} isAlone {...fields} />
}
