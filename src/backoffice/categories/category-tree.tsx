import { useRef, useState } from 'react'
import { closestCenter, DndContext, useSensor, useSensors, type DragMoveEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { SettledPointerSensor } from '../dragging/settled-pointer-sensor.ts'
import { CategoryRow } from './category-row.tsx'
import { landingOf, rowsWithout, type Dragged } from './dragged-target.ts'
import type { ShownCategory } from './shown-category.ts'
import { asPressed, moveText } from './typed-move.ts'
import { useHeldFocus } from './use-held-focus.ts'

interface CategoryTreeProps {
  categories: readonly ShownCategory[]
  form: PageForm
}

const orderForm = 'order-categories'

/** A press that shakes is none. */
const byPointer = { activationConstraint: { distance: 5 } }

/** All of them as they stand in one another: moved by dragging, by arrow keys on the handle, or with the buttons of each row. */
export function CategoryTree({ categories, form }: CategoryTreeProps) {
  const sensors = useSensors(useSensor(SettledPointerSensor, byPointer))
  const tree = asPressed(categories, form.queue)
  const [dragged, setDragged] = useState<Dragged>()
  const drop = useRef<HTMLButtonElement>(null)
  const list = useHeldFocus()
  const landing = dragged && landingOf(tree, dragged)
  const rows = dragged ? rowsWithout(tree, dragged.id) : tree
  const { ref: _, ...props } = form.props

  const follow = ({ active, over, delta }: DragMoveEvent) =>
    setDragged({ id: String(active.id), over: String(over?.id ?? active.id), aside: delta.x })
  function land() {
    setDragged(undefined)
    if (!landing || !drop.current) return
    drop.current.value = moveText(landing)
    drop.current.form?.requestSubmit(drop.current)
  }

  return (
    <>
      <form {...props} id={orderForm} hidden>
        <input type="hidden" name="what" value="move" />
        <button ref={drop} type="submit" name="move">
          {m.form_save()}
        </button>
      </form>
      <DndContext
        id={orderForm}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) =>
          setDragged({ id: String(active.id), over: String(active.id), aside: 0 })
        }
        onDragMove={follow}
        onDragOver={follow}
        onDragEnd={land}
        onDragCancel={() => setDragged(undefined)}
        accessibility={{
          screenReaderInstructions: { draggable: m.categories_drag_help() },
          announcements: unsaid,
        }}
      >
        <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol ref={list} aria-label={m.categories_title()} className="flex flex-col gap-2">
            {rows.map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                level={category.id === landing?.id ? landing.level : category.level}
                tree={tree}
                orderForm={orderForm}
                form={form}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  )
}

/** Only pointers drag; what came of it is said once it is saved. */
const unsaid = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
