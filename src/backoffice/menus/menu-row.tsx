import type { ReactNode } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { isGroup } from '#shop/content/menus/menu.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { itemName } from './item-name.ts'
import { LabelForm } from './label-form.tsx'
import { moveText } from './menu-move.ts'
import type { ShownItem, ShownMenu } from './shown-menu.ts'
import { toolClass } from '../forms/tool-class.ts'

interface MenuRowProps {
  menu: ShownMenu
  item: ShownItem
  index: number
  count: number
  /** Of the form that takes an order. */
  orderForm: string
  form: PageForm
}

export function MenuRow(props: MenuRowProps) {
  const { menu, item, index, form } = props
  const title = itemName(item)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id: item.to,
    attributes: { roleDescription: m.banners_sortable() },
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      className={`rounded-card border border-line bg-surface p-2 ${drag.isDragging ? 'relative z-10 shadow-lift' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={m.banners_drag({ title })}
          className={`${toolClass} cursor-grab touch-none noscript:hidden`}
        >
          <Icon name="grip" />
        </button>
        <Named item={item} title={title} />
        <div className="ml-auto flex shrink-0 items-center">
          <MoveButton {...props} title={title} to={index - 1} icon="arrow-up" />
          <MoveButton {...props} title={title} to={index + 1} icon="arrow-down" />
          <Press {...{ menu, item, form }} what="remove" label={m.menus_remove({ title })}>
            <Icon name="trash" />
          </Press>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-x-2 pl-1 sm:pl-11 noscript:pl-0">
        <HideButton {...{ menu, item, form, title }} />
        {!isGroup(item.to) && <LabelForm {...{ menu, item, form, title }} />}
      </div>
    </li>
  )
}

const Named = ({ item, title }: { item: ShownItem; title: string }) => (
  <div className="flex min-w-0 flex-1 basis-40 flex-col">
    <span lang={langOf(title)} className="font-semibold [overflow-wrap:anywhere]">
      {title}
    </span>
    <span className="flex flex-wrap items-center gap-x-2 text-sm [overflow-wrap:anywhere] text-ink-soft">
      {item.isHidden && <Badge kind="quiet">{m.menus_hidden()}</Badge>}
      {isGroup(item.to) ? m.menus_count({ count: countText(item.count) }) : item.path}
      {item.count === 0 && !isGroup(item.to) && m.menus_not_shown()}
    </span>
  </div>
)

interface MoveButtonProps extends Omit<MenuRowProps, 'index'> {
  title: string
  /** The place to which it moves. */
  to: number
  icon: IconName & `arrow-${string}`
}

const MoveButton = ({ item, orderForm, title, to, count, icon }: MoveButtonProps) => (
  <button
    type="submit"
    form={orderForm}
    name="move"
    value={moveText(item.to, Math.max(0, to))}
    disabled={to < 0 || to >= count}
    aria-label={icon === 'arrow-up' ? m.banners_up({ title }) : m.banners_down({ title })}
    className={toolClass}
  >
    <Icon name={icon} />
  </button>
)

interface HideButtonProps extends Pick<MenuRowProps, 'menu' | 'item' | 'form'> {
  title: string
}

const HideButton = ({ title, ...rest }: HideButtonProps) =>
  rest.item.isHidden ? (
    <Press {...rest} what="show" label={m.menus_show_named({ title })} isText>
      {m.menus_show()}
    </Press>
  ) : (
    <Press {...rest} what="hide" label={m.menus_hide_named({ title })} isText>
      {m.menus_hide()}
    </Press>
  )

interface PressProps extends Pick<MenuRowProps, 'menu' | 'item' | 'form'> {
  what: 'hide' | 'show' | 'remove'
  label: string
  isText?: boolean
  children: ReactNode
}

function Press({ menu, item, form, what, label, isText = false, children }: PressProps) {
  const { ref: _, ...props } = form.props
  const textClass = 'min-h-11 rounded-control px-2 text-sm font-semibold text-brand hover:underline'
  return (
    <form {...props}>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="place" value={menu.place} />
      <input type="hidden" name="to" value={item.to} />
      <button type="submit" aria-label={label} className={isText ? textClass : toolClass}>
        {children}
      </button>
    </form>
  )
}
