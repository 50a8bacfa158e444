import { m } from '#paraglide/messages.js'
import { resultOf, usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { isTaken } from '#pages/form/form-result.ts'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { shopContext } from '../../shop-context.ts'
import { ActionNotice } from '../action-notice.tsx'
import { StepNotice } from '../calls/step-notice.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/menus'
import { MenuCard } from './menu-card.tsx'
import { doneWords, menuTroubles } from './menu-words.ts'
import { menusAction, type MenusResult } from './menus-action.ts'
import { showMenusToStaff } from './shown-menu.ts'

export const handle = {
  mayOpen: 'edit-content',
  menu: { icon: 'menu', text: m.menus_title, group: 'management' },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const menus = await showMenusToStaff(context.get(shopContext), languageOfPath(url.pathname))
  return { menus, done: url.searchParams.get('done') }
}

export const action = menusAction

/** What stands at the top and at the foot of every page of the shop. */
export default function MenusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { menus } = loaderData
  const done = useArrival(loaderData.done)
  const added = resultOf(actionData, 'add')
  const form = usePageForm<string>({
    id: 'menus',
    lastResult: added ? undefined : actionData,
    words: {},
    queues: true,
  })
  return (
    <Page title={m.menus_title()} intro={m.menus_intro()}>
      <Notices form={form} done={done} />
      {menus.map((menu) => (
        <MenuCard key={menu.place} menu={menu} form={form} added={added} />
      ))}
    </Page>
  )
}

/** `done`: what was done before the page was opened. */
function Notices({ form, done }: { form: PageForm; done: string | null | undefined }) {
  const result: MenusResult | undefined = form.result
  const what = (isTaken(result) && result?.form) || ''
  return (
    <>
      <ActionNotice
        result={result}
        done={!result && doneWords[done ?? '']?.()}
        words={menuTroubles}
      />
      <StepNotice
        result={result}
        done={doneWords[what]?.()}
        undo={{ form, fields: undoFields(result?.answer) }}
      />
      <output className="sr-only">{what === 'order' && m.banners_ordered()}</output>
    </>
  )
}

function undoFields({ place, version, items }: NonNullable<MenusResult['answer']> = {}) {
  if (place === undefined || items === undefined) return []
  return [
    ['place', place],
    ['version', String(version)],
    ['items', items],
  ] as const
}
