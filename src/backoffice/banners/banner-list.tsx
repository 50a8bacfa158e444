import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import type { BannerPlacement } from '#shop/banners/banner.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { BannerRow } from './banner-row.tsx'
import { placementNames } from './banner-words.ts'
import { moved, moveText, readMove } from './moved.ts'
import type { ShownBanner } from './shown-banner.ts'
import { SortableRows } from './sortable-rows.tsx'

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

/** The banners of one place: their order is changed by dragging, by the keyboard, or with the buttons of each row. */
export function BannerList({ placement, banners, form }: BannerListProps) {
  const ids = idsInOrder(placement, banners, form.queue)
  const drop = useRef<HTMLButtonElement>(null)
  const formId = `order-${placement}`
  const { ref: _, ...props } = form.props

  function place(id: string, to: number) {
    if (!drop.current) return
    drop.current.value = moveText(id, to)
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
      <SortableRows
        id={formId}
        ids={ids}
        nameOf={(id) => banners.find((one) => one.id === id)?.title ?? ''}
        help={m.banners_drag_help()}
        onMove={place}
      >
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
      </SortableRows>
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
