/** A part of a page, and in one word what a judgement of its accessibility depends on, but for the parts inside it. */
export interface Part {
  element: Element
  look: string
}

/**
 * Runs in the page. The first part is the body or `within` itself; then come its sections, rows and whatever else repeats, parents first. What they say is left out:
 * two cards with other goods look alike, two with other elements, attributes, states, languages or surroundings do not. Neighbours that
 * look alike count once, so that a list may grow.
 */
export function partsOfPage(within: string): Part[] {
  const often =
    'header, footer, nav, aside, main, section, article, form, table, dialog, [role=dialog], li, tr, dl'
  const kept = /^(class|role|type|lang|dir|tabindex|aria-(?!label$|valuetext$|description$).*)$/
  const references =
    /^(for|list|aria-(labelledby|describedby|controls|owns|details|errormessage|activedescendant))$/

  /** Rows of a list have the same words. */
  const hashes = new Map<string, string>()
  const hash = (text: string) => {
    const known = hashes.get(text)
    if (known !== undefined) return known
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    const hashed = (high >>> 0).toString(36) + (low >>> 0).toString(36)
    hashes.set(text, hashed)
    return hashed
  }

  const attribute = ({ name, value }: Attr) => {
    if (references.test(name))
      return value.split(' ').every((id) => document.getElementById(id) !== null)
    if (kept.test(name)) return value
    return name === 'style' ? value.replaceAll(/[\d.]+/g, '0') : value.trim() !== ''
  }

  const own = (element: Element) => {
    const attributes = [...element.attributes].map((each) => `${each.name}=${attribute(each)}`)
    const states = [':focus', ':checked', ':disabled', ':placeholder-shown'].filter((state) =>
      element.matches(state),
    )
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return [element.localName, ...attributes.toSorted(), ...states, shown].join(' ')
  }

  const root = within === 'html' ? document.body : document.querySelector(within)
  if (!root) throw new Error(`The page has no ${within}`)
  const parts: Part[] = []
  /** Adds the parts inside, and answers what the element looks like without what is in those parts. */
  const look = (element: Element, around: string): string => {
    const itself = own(element)
    const place = hash(`${around} ${itself}`)
    const part = element.matches(often) || element === root ? { element, look: '' } : undefined
    if (part) parts.push(part)
    const inside: string[] = []
    for (const child of element.childNodes) {
      const next = child instanceof Element ? look(child, place) : textOf(child)
      if (next !== '' && next !== inside.at(-1)) inside.push(next)
    }
    const whole = hash(`${itself} ${inside.join(' ')}`)
    if (!part) return whole
    part.look = `${place} ${whole}`
    return itself
  }

  const textOf = (child: Node) => (child instanceof Text && child.data.trim() !== '' ? 'text' : '')

  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'].map(
    (query) => matchMedia(query).matches,
  )
  const window = [innerWidth, ...media, document.title !== ''].join(' ')
  look(root, [within, window, own(document.documentElement)].join(' '))
  return parts
}
