import sanitizeHtml from 'sanitize-html'

/** A field or a button of a form, as it came with the page. */
interface Control {
  /** Of the form that it stands in or names. */
  form: string
  name: string
  value: string
  kind: 'field' | 'box' | 'button'
  /** A box that is ticked; a button says nothing unless it is pressed. */
  isOn: boolean
}

export interface PlainForm {
  /** Where it is sent to; else to the page it stands on. */
  action: string | undefined
  controls: readonly Control[]
}

type Attributes = Record<string, string>

/** The forms of a page and what a browser without scripts would send of each, in the order of the page. */
export function readForms(html: string): PlainForm[] {
  const forms = new Map<string, { action: string | undefined }>()
  const controls: Control[] = []
  const open: string[] = []
  let select: Control | undefined
  let isChosen = false
  const add = (attributes: Attributes, rest: Pick<Control, 'kind' | 'value' | 'isOn'>) => {
    const { name = '', form = open.at(-1) ?? '', disabled } = attributes
    const control = { form, name, ...rest }
    if (disabled === undefined) controls.push(control)
    return control
  }
  const begin: Record<string, (attributes: Attributes) => void> = {
    form: ({ id = `form ${forms.size}`, action }) => {
      forms.set(id, { action })
      open.push(id)
    },
    input: ({ type = 'text', value, checked, ...rest }) => {
      const isBox = type === 'checkbox' || type === 'radio'
      add(rest, {
        kind: isBox ? 'box' : 'field',
        value: value ?? (isBox ? 'on' : ''),
        isOn: !isBox || checked !== undefined,
      })
    },
    button: ({ type = 'submit', value = '', ...rest }) => {
      if (type === 'submit') add(rest, { kind: 'button', value, isOn: false })
    },
    select: (attributes) => {
      select = add(attributes, { kind: 'field', value: '', isOn: true })
      isChosen = false
    },
    option: ({ value = '', selected }) => {
      if (!select || (isChosen && selected === undefined)) return
      select.value = value
      isChosen = true
    },
    textarea: (attributes) => {
      add(attributes, { kind: 'field', value: '', isOn: true })
    },
  }
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: [],
    transformTags: {
      '*': (tagName, attribs) => {
        begin[tagName]?.(attribs)
        return { tagName, attribs }
      },
    },
    exclusiveFilter: ({ tag, text }) => {
      if (tag === 'form') open.pop()
      const last = controls.at(-1)
      if (tag === 'textarea' && last) last.value = text.replace(/^\n/, '')
      return false
    },
  })
  return [...forms].map(([id, { action }]) => ({
    action,
    controls: controls.filter(({ form }) => form === id),
  }))
}

interface Typed {
  /** What is typed or chosen; of boxes, the values that are ticked. */
  fields?: Readonly<Record<string, string | readonly string[]>>
  /** The button that is pressed; else the first one. */
  press?: Readonly<[name: string, value: string]> | undefined
}

/** What a browser sends. Throws where the page has no such field, box or button. */
export function fillIn({ controls }: PlainForm, { fields = {}, press }: Typed): URLSearchParams {
  const sent = new URLSearchParams()
  const pressed = press && { [press[0]]: press[1] }
  for (const control of controls) {
    const said = control.kind === 'button' ? pressed : fields
    const value = valueOf(control, said?.[control.name])
    if (value !== undefined) sent.append(control.name, value)
  }
  for (const [name, typed] of Object.entries({ ...fields, ...pressed }))
    for (const value of [typed].flat())
      if (!sent.getAll(name).includes(value))
        throw new Error(`The page has nothing that says ${name} ${value}`)
  return sent
}

/** What it sends; undefined where it sends nothing. */
function valueOf(
  { kind, value, isOn }: Control,
  typed: string | readonly string[] | undefined,
): string | undefined {
  if (kind === 'field' && typeof typed === 'string') return typed
  const isWanted = typed === undefined ? isOn : [typed].flat().includes(value)
  return isWanted ? value : undefined
}
