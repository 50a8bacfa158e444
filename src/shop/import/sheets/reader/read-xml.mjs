import { damaged, limits, Refusal } from './limits.mjs'

const tag =
  /<([^\s/>"'=<!?]+)((?:\s+[^\s=/>"'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<\/([^\s/>"'=<!?]+)\s*>/y
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** What begins with one of these ends with the other. */
const others = [
  { begins: '<!--', ends: '-->' },
  { begins: '<![CDATA[', ends: ']]>', isText: true },
  { begins: '<?', ends: '?>' },
]

/**
 * Tells of the elements of an XML file, one after the other: `open(name, attributes)`, `text(text)`, `close(name)`, with names without
 * their prefix. Of the file a piece is in memory, and no element may be longer than one. Document types, which no spreadsheet
 * writes, are refused. Ends early once `isDone()`.
 */
export async function readXml(chunks, handlers) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const { isDone = () => false } = handlers
  const state = { rest: '', names: [], text: () => {}, close: () => {}, ...handlers }
  try {
    for await (const chunk of chunks) {
      consume(state, decoder.decode(chunk, { stream: true }))
      if (isDone()) return
    }
    consume(state, decoder.decode())
  } catch (error) {
    throw error instanceof Refusal ? error : damaged()
  }
  if (state.names.length > 0 || state.rest.trim() !== '') throw damaged()
}

/** All that is complete in what was read so far. */
function consume(state, more) {
  const read = state.rest + more
  let at = 0
  while (at < read.length) {
    const next = read[at] === '<' ? readMarkup(state, read, at) : readText(state, read, at)
    if (next === undefined) break
    at = next
  }
  state.rest = read.slice(at)
  if (state.rest.length > limits.markup) throw damaged()
}

/** Where it goes on; undefined where it is not complete. */
function readText(state, read, at) {
  const found = read.indexOf('<', at)
  const end = found < 0 ? endOfText(read, at) : found
  if (end === at) return undefined
  state.text(decoded(read.slice(at, end)))
  return end
}

/** Before a reference that may be cut off. */
function endOfText(read, at) {
  const reference = read.lastIndexOf('&')
  return reference >= at && !read.includes(';', reference) ? reference : read.length
}

function readMarkup(state, read, at) {
  tag.lastIndex = at
  const found = tag.exec(read)
  if (!found) return skipOther(state, read, at)
  const [, opened, attributes, isEmpty, closed] = found
  if (closed !== undefined) close(state, closed)
  else {
    state.names.push(opened)
    if (state.names.length > limits.depth) throw damaged()
    state.open(localName(opened), attributesIn(attributes))
    if (isEmpty) close(state, opened)
  }
  return tag.lastIndex
}

function close(state, name) {
  if (state.names.pop() !== name) throw damaged()
  state.close(localName(name))
}

function skipOther(state, read, at) {
  for (const { begins, ends, isText } of others) {
    if (!read.startsWith(begins, at)) continue
    const end = read.indexOf(ends, at + begins.length)
    if (end < 0) return undefined
    if (isText) state.text(read.slice(at + begins.length, end))
    return end + ends.length
  }
  // What follows may still come.
  if (read.startsWith('<!', at) && read.length - at > '<![CDATA['.length) throw damaged()
  return undefined
}

const localName = (name) => name.slice(name.indexOf(':') + 1)

function attributesIn(written) {
  const values = {}
  if (written === '') return values
  for (const [, name, double, single] of written.matchAll(attribute))
    values[name] = decoded(double ?? single)
  return values
}

const signs = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text) {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));|&/gi,
    (_, ten, sixteen, name) => {
      if (name !== undefined && Object.hasOwn(signs, name)) return signs[name]
      const code = Number.parseInt(ten ?? sixteen, ten === undefined ? 16 : 10)
      if (Number.isNaN(code) || code > 0x10_ff_ff) throw damaged()
      return String.fromCodePoint(code)
    },
  )
}

/** An attribute, whatever its prefix. */
export function attributeOf(values, name) {
  if (Object.hasOwn(values, name)) return values[name]
  const prefixed = Object.keys(values).find((key) => key.endsWith(`:${name}`))
  return prefixed === undefined ? undefined : values[prefixed]
}
