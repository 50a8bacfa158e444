import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import { typedIn } from '#pages/form/form-result.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import type { MenuLink } from '#shop/content/menus/show-menus.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Button } from '#ui/button.tsx'
import { AddForm } from './add-form.tsx'
import { MenuList } from './menu-list.tsx'
import { placeIntros, placeNames } from './menu-words.ts'
import type { MenusResult } from './menus-action.ts'
import type { ShownMenu } from './shown-menu.ts'

interface MenuCardProps {
  menu: ShownMenu
  form: PageForm
  /** What the form that adds to one of the menus was answered. */
  added: MenusResult | undefined
}

export function MenuCard({ menu, form, added }: MenuCardProps) {
  const { place, items, isFirst, preview } = menu
  const isAnswered = added && typedIn(added, 'place') === place
  return (
    <DashboardCard id={`menu-${place}`} title={placeNames[place]()}>
      <p className="-mt-3 mb-4 text-ink-soft">{placeIntros[place]()}</p>
      {items.length === 0 ? <p>{m.menus_empty()}</p> : <MenuList menu={menu} form={form} />}
      <AddForm menu={menu} answered={isAnswered ? added : undefined} />
      <div className="mt-5 border-t border-line pt-4">
        <h3 className="font-semibold">{m.menus_preview()}</h3>
        <Preview language="en" links={preview.en} />
        <Preview language="bn" links={preview.bn} />
      </div>
      {!isFirst && <ResetForm menu={menu} form={form} />}
    </DashboardCard>
  )
}

/** As shoppers read it. */
function Preview({ language, links }: { language: Language; links: readonly MenuLink[] }) {
  const title = language === 'en' ? m.menus_preview_en() : m.menus_preview_bn()
  return (
    <div className="mt-2">
      <p className="text-sm text-ink-soft">{title}</p>
      <ul aria-label={title} lang={language} className="flex flex-wrap gap-x-5 gap-y-1 font-medium">
        {links.map(({ path, text }) => (
          <li key={path} className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
        {links.length === 0 && <li>–</li>}
      </ul>
    </div>
  )
}

function ResetForm({ menu: { place }, form }: Pick<MenuCardProps, 'menu' | 'form'>) {
  const { ref: _, ...props } = form.props
  return (
    <form {...props} className="mt-4">
      <input type="hidden" name="what" value="reset" />
      <input type="hidden" name="place" value={place} />
      <Button type="submit" variant="plain" className="-ml-3">
        {m.menus_reset()}
      </Button>
    </form>
  )
}
