import { useRef } from 'react'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
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
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import type { BannerPlacement } from '#shop/banners/banner.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { BannerRow } from './banner-row.tsx'
import { placementNames } from './banner-words.ts'
import { moved, moveText, readMove } from './moved.ts'
import type { ShownBanner } from './shown-banner.ts'

interface BannerListProps {
  placement: BannerPlacement
  /** In their order. */
  banners: readonly ShownBanner[]
  form: PageForm
}

const intros: Record<BannerPlacement, () => string> = {
  slider: m.banners_slider_intro,
  'new-offer': m.banners_offer_intro,
}

// A page that still glides swallows the next press.
const byKeyboard = {
  coordinateGetter: sortableKeyboardCoordinates,
  scrollBehavior: 'auto',
} as const

/** The banners of one place: their order is changed by dragging, by the keyboard, or with the buttons of each row. */
export function BannerList({ placement, banners, form }: BannerListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, byKeyboard),
  )
  const ids = idsInOrder(placement, banners, form.queue)
  const drop = useRef<HTMLButtonElement>(null)
  const formId = `order-${placement}`
  const { ref: _, ...props } = form.props

  function place({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id || !drop.current) return
    drop.current.value = moveText(String(active.id), ids.indexOf(String(over.id)))
    drop.current.form?.requestSubmit(drop.current)
  }

  return (
    <DashboardCard id={`banners-${placement}`} title={placementNames[placement]()}>
      <p className="-mt-3 mb-4 text-ink-soft">{intros[placement]()}</p>
      {banners.length === 0 && <p>{m.banners_none()}</p>}
      <form {...props} id={formId} hidden>
        <input type="hidden" name="what" value="order" />
        <input type="hidden" name="placement" value={placement} />
        <input type="hidden" name="seen" value={ids.join()} />
        <button ref={drop} type="submit" name="move">
          {m.form_save()}
        </button>
      </form>
      <DndContext
        id={formId}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={place}
        accessibility={spoken(banners, ids)}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className="flex flex-col gap-3">
            {ids.map((id, index) => {
              const banner = banners.find((one) => one.id === id)
              return (
                banner && (
                  <BannerRow
                    key={id}
                    banner={banner}
                    index={index}
                    count={ids.length}
                    orderForm={formId}
                    form={form}
                  />
                )
              )
            })}
          </ol>
        </SortableContext>
      </DndContext>
    </DashboardCard>
  )
}

/** As they will stand once the shop has answered everything that was pressed. */
function idsInOrder(
  placement: BannerPlacement,
  banners: readonly ShownBanner[],
  pressed: readonly FormData[],
): string[] {
  return pressed
    .filter((form) => form.get('what') === 'order' && form.get('placement') === placement)
    .reduce<string[]>(
      (ids, form) => {
        const move = readMove(String(form.get('move')))
        return move ? moved(ids, move.id, move.to) : ids
      },
      banners.map(({ id }) => id),
    )
}

/** What screen readers say while somebody drags by keyboard. */
function spoken(banners: readonly ShownBanner[], ids: readonly string[]) {
  const named = (id: string | number) => banners.find((one) => one.id === id)?.title ?? ''
  const placeOf = (id: string | number) => ({
    n: countText(ids.indexOf(String(id)) + 1),
    total: countText(ids.length),
  })
  return {
    screenReaderInstructions: { draggable: m.banners_drag_help() },
    announcements: {
      onDragStart: ({ active }: { active: { id: string | number } }) =>
        m.banners_drag_begun({ title: named(active.id), ...placeOf(active.id) }),
      onDragOver: ({ over }: { over: { id: string | number } | null }) =>
        over ? m.banners_drag_over(placeOf(over.id)) : undefined,
      onDragEnd: ({ over }: { over: { id: string | number } | null }) =>
        over ? m.banners_drag_dropped(placeOf(over.id)) : m.banners_drag_cancelled(),
      onDragCancel: () => m.banners_drag_cancelled(),
    },
  }
}
