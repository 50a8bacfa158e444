import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { keysOf } from '#shop/content/menus/menu.ts'
import { moved } from '../banners/moved.ts'
import { SortableRows } from '../banners/sortable-rows.tsx'
import { itemName } from './item-name.ts'
import { moveText, readMove } from './menu-move.ts'
import { MenuRow } from './menu-row.tsx'
import type { ShownMenu } from './shown-menu.ts'

interface MenuListProps {
  menu: ShownMenu
  form: PageForm
}

/** The entries of one menu: their order is changed by dragging, by the keyboard, or with the buttons of each row. */
export function MenuList({ menu, form }: MenuListProps) {
  const { place, items } = menu
  const names = namesInOrder(menu, form.queue)
  const drop = useRef<HTMLButtonElement>(null)
  const formId = `order-${place}`
  const { ref: _, ...props } = form.props
  const nameOf = (to: string) => {
    const item = items.find((one) => one.to === to)
    return item ? itemName(item) : ''
  }
  const onMove = (to: string, index: number) => {
    if (!drop.current) return
    drop.current.value = moveText(to, index)
    drop.current.form?.requestSubmit(drop.current)
  }
  return (
    <>
      <form {...props} id={formId} hidden>
        <input type="hidden" name="what" value="order" />
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="seen" value={names.join(' ')} />
        <button ref={drop} type="submit" name="move">
          {m.form_save()}
        </button>
      </form>
      <SortableRows
        id={formId}
        ids={names}
        nameOf={nameOf}
        help={m.menus_drag_help()}
        onMove={onMove}
      >
        <ol className="flex flex-col gap-2">
          {names.map((to, index) => {
            const item = items.find((one) => one.to === to)
            const row = { menu, form, index, count: names.length, orderForm: formId }
            return item && <MenuRow key={to} item={item} {...row} />
          })}
        </ol>
      </SortableRows>
    </>
  )
}

/** As they will stand once the shop has answered everything that was pressed. */
function namesInOrder({ place, items }: ShownMenu, pressed: readonly FormData[]): string[] {
  return pressed
    .filter((form) => form.get('what') === 'order' && form.get('place') === place)
    .reduce<string[]>((names, form) => {
      const move = readMove(String(form.get('move')))
      return move ? moved(names, move.name, move.to) : names
    }, keysOf(items))
}
