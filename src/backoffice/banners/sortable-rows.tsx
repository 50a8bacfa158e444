import type { ReactNode } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { SettledPointerSensor } from '../dragging/settled-pointer-sensor.ts'

interface SortableRowsProps {
  id: string
  /** In their order. */
  ids: readonly string[]
  /** What screen readers call one of them. */
  nameOf: (id: string) => string
  help: string
  onMove: (id: string, to: number) => void
  /** The list; each row of it is a useSortable of its id. */
  children: ReactNode
}

// A page that still glides swallows the next press.
const byKeyboard = {
  coordinateGetter: sortableKeyboardCoordinates,
  scrollBehavior: 'auto',
} as const

/** Rows whose order is changed by dragging, by mouse, finger or keyboard. */
export function SortableRows({ id, ids, nameOf, help, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(SettledPointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, byKeyboard),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={spoken({ ids, nameOf, help })}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

interface At {
  id: string | number
}

/** What screen readers say while somebody drags by keyboard. */
function spoken({ ids, nameOf, help }: Pick<SortableRowsProps, 'ids' | 'nameOf' | 'help'>) {
  const placeOf = ({ id }: At) => ({
    n: countText(ids.indexOf(String(id)) + 1),
    total: countText(ids.length),
  })
  return {
    screenReaderInstructions: { draggable: help },
    announcements: {
      onDragStart: ({ active }: { active: At }) =>
        m.banners_drag_begun({ title: nameOf(String(active.id)), ...placeOf(active) }),
      onDragOver: ({ over }: { over: At | null }) =>
        over ? m.banners_drag_over(placeOf(over)) : undefined,
      onDragEnd: ({ over }: { over: At | null }) =>
        over ? m.banners_drag_dropped(placeOf(over)) : m.banners_drag_cancelled(),
      onDragCancel: () => m.banners_drag_cancelled(),
    },
  }
}
