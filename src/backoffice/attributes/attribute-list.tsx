import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { moved, moveText, readMove } from '../banners/moved.ts'
import { attributesPath, kindNames } from './attribute-words.ts'
import type { ShownAttribute } from './shown-attribute.ts'

interface AttributeListProps {
  attributes: readonly ShownAttribute[]
  form: PageForm
}

/** Beyond these, it says how many more there are. */
const mostChoices = 6

/** In the order in which specifications and filters show them. */
export function AttributeList({ attributes, form }: AttributeListProps) {
  const ids = idsInOrder(attributes, form.queue)
  const { ref: _, ...props } = form.props
  return (
    <form {...props} className="rounded-card border border-line bg-surface p-4 md:px-6">
      <input type="hidden" name="what" value="order" />
      <input type="hidden" name="seen" value={ids.join()} />
      <ol className="flex flex-col divide-y divide-line">
        {ids.map((id, index) => {
          const attribute = attributes.find((one) => one.id === id)
          return (
            attribute && <Row key={id} attribute={attribute} index={index} count={ids.length} />
          )
        })}
      </ol>
    </form>
  )
}

/** As they will stand once the shop has answered everything that was pressed. */
const idsInOrder = (attributes: readonly ShownAttribute[], pressed: readonly FormData[]) =>
  pressed.reduce<string[]>(
    (ids, sent) => {
      const move = readMove(String(sent.get('move')))
      return move ? moved(ids, move.id, move.to) : ids
    },
    attributes.map(({ id }) => id),
  )

interface RowProps {
  attribute: ShownAttribute
  index: number
  count: number
}

function Row({ attribute, index, count }: RowProps) {
  const { id, name, isFilter, kind, categories } = attribute
  const holds = categories.length > 0 ? categories.join(', ') : m.attributes_nowhere()
  return (
    <li className="flex items-start gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ShopLink
            to={`${attributesPath}/${id}`}
            lang={langOf(name)}
            className="inline-flex min-h-11 items-center font-semibold break-words underline-offset-4 hover:underline"
          >
            {name}
          </ShopLink>
          {isFilter && kind !== 'text' && <Badge kind="brand">{m.attributes_filter()}</Badge>}
        </p>
        <p className="text-sm [overflow-wrap:anywhere]">{contentWords(attribute)}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{holds}</p>
      </div>
      <div className="flex shrink-0">
        <MoveButton {...{ id, name, count }} to={index - 1} icon="arrow-up" />
        <MoveButton {...{ id, name, count }} to={index + 1} icon="arrow-down" />
      </div>
    </li>
  )
}

function contentWords({ kind, unit, choices }: ShownAttribute): string {
  const more = choices.length > mostChoices ? ' …' : ''
  const said = kind === 'choice' ? choices.slice(0, mostChoices).join(', ') + more : unit
  return said === '' ? kindNames[kind]() : `${kindNames[kind]()}: ${said}`
}

interface MoveButtonProps {
  id: string
  name: string
  /** The place to which it moves. */
  to: number
  count: number
  icon: IconName & `arrow-${string}`
}

const MoveButton = ({ id, name, to, count, icon }: MoveButtonProps) => (
  <button
    type="submit"
    name="move"
    value={moveText(id, Math.max(0, to))}
    disabled={to < 0 || to >= count}
    aria-label={icon === 'arrow-up' ? m.attributes_up({ name }) : m.attributes_down({ name })}
    className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand disabled:text-line disabled:hover:bg-transparent"
  >
    <Icon name={icon} />
  </button>
)
