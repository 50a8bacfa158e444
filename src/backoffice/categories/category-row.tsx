import type { KeyboardEvent } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { listHref } from '#pages/list/list-query.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { placeIn, stepFrom, type Direction, type Target } from '#shop/catalog/categories/tree.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { LinePicture } from '../orders/fields/line-picture.tsx'
import { productsPath } from '../product-details/product-paths.ts'
import { categoryPath } from './category-paths.ts'
import { toolClass } from '../forms/tool-class.ts'
import { DeleteForm, HideForm } from './row-forms.tsx'
import type { ShownCategory } from './shown-category.ts'
import { moveText } from './typed-move.ts'

interface CategoryRowProps {
  category: ShownCategory
  /** Where it is drawn, while it is dragged. */
  level: number
  /** All of them, in their order. */
  tree: readonly ShownCategory[]
  /** Of the form that takes a move. */
  orderForm: string
  form: PageForm
}

/** By level, as far as `indent` of dragged-target.ts says; half of it on phones. */
const indents: Readonly<Record<number, string>> = { 2: 'ms-3.5 sm:ms-7', 3: 'ms-7 sm:ms-14' }

export function CategoryRow({ category, level, tree, orderForm, form }: CategoryRowProps) {
  const { id, name, picture, isShown } = category
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id,
    attributes: { roleDescription: m.banners_sortable() },
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      className={`flex flex-wrap items-center gap-x-2 rounded-card border border-line bg-surface p-2 sm:flex-nowrap ${indents[level] ?? ''} ${drag.isDragging ? 'relative z-10 shadow-lift' : ''}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        onKeyDown={pressStep}
        aria-label={m.categories_drag({ name })}
        className={`${toolClass} cursor-grab touch-none noscript:hidden`}
      >
        <Icon name="grip" />
      </button>
      <LinePicture hash={picture} isDim={!isShown} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 px-1">
        <ShopLink
          to={categoryPath(id)}
          lang={langOf(name)}
          className={`font-semibold break-words underline-offset-4 hover:underline ${isShown ? '' : 'text-ink-soft'}`}
        >
          {name}
        </ShopLink>
        <Facts category={category} />
      </div>
      <div className="ml-auto flex shrink-0 items-center">
        {inOrder.map((direction) => (
          <StepButton
            key={direction}
            {...{ direction, name, orderForm }}
            target={stepIn(tree, id, direction)}
          />
        ))}
        <HideForm category={category} form={form} />
        {category.isEmpty ? (
          <DeleteForm category={category} form={form} />
        ) : (
          <span className="hidden size-11 sm:block" />
        )}
      </div>
    </li>
  )
}

/** Arrow keys do what the buttons of the row do. */
function pressStep(event: KeyboardEvent<HTMLButtonElement>) {
  const direction = steps[event.key]
  if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const row = event.currentTarget.closest('li')
  row?.querySelector<HTMLButtonElement>(`[data-step=${direction}]`)?.click()
}

const steps: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** Undefined where there is none, or no room for what stands in it. */
function stepIn(
  tree: readonly ShownCategory[],
  id: string,
  direction: Direction,
): Target | undefined {
  const target = stepFrom(tree, id, direction)
  return target && placeIn(tree, target).outcome === 'placed' ? target : undefined
}

function Facts({ category }: Pick<CategoryRowProps, 'category'>) {
  const { slug, products, hidden, isShown, lacksBangla } = category
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <ShopLink
        to={listHref(productsPath, { category: slug })}
        className="underline underline-offset-4 hover:text-brand"
      >
        {m.categories_products({ n: products })}
      </ShopLink>
      {!isShown && <Badge>{hidden ? m.categories_hidden() : m.categories_hidden_above()}</Badge>}
      {lacksBangla && <Badge kind="deal-wash">{m.categories_lacks_bangla()}</Badge>}
    </p>
  )
}

const inOrder: readonly Direction[] = ['up', 'down', 'out', 'in']

const stepIcons: Record<Direction, IconName> = {
  up: 'arrow-up',
  down: 'arrow-down',
  in: 'chevron-right',
  out: 'chevron-left',
}

const stepWords: Record<Direction, (of: { name: string }) => string> = {
  up: m.categories_up,
  down: m.categories_down,
  in: m.categories_in,
  out: m.categories_out,
}

interface StepButtonProps {
  direction: Direction
  name: string
  orderForm: string
  target: Target | undefined
}

const StepButton = ({ direction, name, orderForm, target }: StepButtonProps) => (
  <button
    type="submit"
    form={orderForm}
    name="move"
    value={target && moveText(target)}
    disabled={!target}
    data-step={direction}
    aria-label={stepWords[direction]({ name })}
    className={toolClass}
  >
    <Icon name={stepIcons[direction]} />
  </button>
)
