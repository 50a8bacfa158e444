import { parseAst } from 'vite'
import { isFunction, withinFunction } from './free-names.mjs'

/**
 * What is taken out of a module. All of it must be there as often as it is said to be, or there is no build.
 * @typedef {{
 *   replaced?: [from: string | RegExp, to: string | ((match: string) => string), times?: number][],
 *   functions?: string[],
 *   answers?: Record<string, string>,
 *   statements?: string[],
 *   tags?: (number | string)[],
 *   texts?: string[],
 *   silent?: string[],
 *   words?: boolean,
 * }} Cuts
 *
 * - `replaced`: what stands there in letters, and what stands there then; each once, or as often as it says
 * - `functions`: names of functions that do nothing any more
 * - `answers`: names of functions with what they answer from now on
 * - `statements`: beginnings of statements that go, such as `exports.preload =`
 * - `tags`: numbers of React's kinds of fibers, or names of its kinds of elements, that no `switch` knows any more
 * - `texts`: functions that are called with no more than their first argument; the others are texts for developers
 * - `silent`: functions that are not called any more, such as warnings
 * - `words`: whether what errors say goes, and what tools for developers show as the names of components
 */

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/**
 * All as one: a module is read through once.
 * @param {Cuts[]} all
 * @returns {Cuts}
 */
export function joinCuts(all) {
  return {
    replaced: all.flatMap(({ replaced = [] }) => replaced),
    functions: all.flatMap(({ functions = [] }) => functions),
    answers: Object.assign({}, ...all.map(({ answers }) => answers)),
    statements: all.flatMap(({ statements = [] }) => statements),
    tags: all.flatMap(({ tags = [] }) => tags),
    texts: all.flatMap(({ texts = [] }) => texts),
    silent: all.flatMap(({ silent = [] }) => silent),
    words: all.some(({ words }) => words),
  }
}

/**
 * @param {string} code
 * @param {Cuts} cuts
 * @returns {string}
 */
export function cut(code, cuts) {
  const { functions = [], answers = {}, statements = [] } = cuts
  const bodies = new Map([
    ...functions.map((name) => /** @type {const} */ ([name, '{}'])),
    ...Object.entries(answers).map(
      ([name, answer]) => /** @type {const} */ ([name, `{ return ${answer} }`]),
    ),
  ])
  const replaced = replaceAll(code, cuts.replaced ?? [])
  const found = new Set()
  const edits = nodesIn(parseAst(replaced)).flatMap(([node, owner]) => [
    ...emptyFunction(node, bodies, found),
    ...dropStatement(node, replaced, statements, found),
    ...dropTags(node, owner, cuts.tags ?? [], replaced),
    ...quieten(node, cuts),
    ...(cuts.words ? dropWords(node) : []),
  ])
  const missing = [...bodies.keys(), ...statements].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`Not there any more: ${missing.join(', ')}`)
  return apply(replaced, edits)
}

/**
 * @param {string} code
 * @param {NonNullable<Cuts['replaced']>} replaced
 */
function replaceAll(code, replaced) {
  return replaced.reduce((before, [from, to, times = 1]) => {
    let count = 0
    const after = before.replaceAll(
      typeof from === 'string' ? from : new RegExp(from, `${from.flags}g`),
      (/** @type {string} */ match, /** @type {any[]} */ ...groups) => {
        count++
        if (typeof to === 'function') return to(match)
        return to.replaceAll(/\$(\d)/g, (_whole, index) => groups[Number(index) - 1] ?? '')
      },
    )
    if (count !== times) throw new Error(`There ${count} times instead of ${times}: ${from}`)
    return after
  }, code)
}

/**
 * @param {Node} node
 * @param {Map<string, string>} bodies
 * @param {Set<string>} found
 * @returns {Edit[]}
 */
function emptyFunction(node, bodies, found) {
  if (node.type !== 'FunctionDeclaration') return []
  const text = bodies.get(node.id.name)
  if (text === undefined) return []
  if (found.has(node.id.name)) throw new Error(`There twice: ${node.id.name}`)
  found.add(node.id.name)
  return [{ start: node.body.start, end: node.body.end, text }]
}

/**
 * @param {Node} node
 * @param {string} code
 * @param {string[]} statements
 * @param {Set<string>} found
 * @returns {Edit[]}
 */
function dropStatement(node, code, statements, found) {
  if (!node.type.endsWith('Statement')) return []
  const beginning = statements.find((each) => code.startsWith(each, node.start))
  if (beginning === undefined) return []
  found.add(beginning)
  return [{ start: node.start, end: node.end, text: '' }]
}

const tagged = /^(?:\w+\.)?(?:\w*tag|owner|type|[A-Z_]+_TYPE)$/i

/**
 * A case goes with what it does, unless the case before it goes on in it. What it declares stays: another case may use it.
 * @param {Node} node
 * @param {Node} owner the function it stands in
 * @param {(number | string)[]} tags
 * @param {string} code
 * @returns {Edit[]}
 */
function dropTags(node, owner, tags, code) {
  if (node.type !== 'SwitchStatement') return []
  if (!tagged.test(code.slice(node.discriminant.start, node.discriminant.end))) return []
  let goesOn = false
  return node.cases.flatMap((/** @type {Node} */ each) => {
    const [first] = each.consequent
    const isLeft = !each.test || !tags.includes(each.test.value ?? each.test.name)
    const stays = isLeft || (goesOn && first)
    if (isLeft || stays) goesOn = !endsSwitch(each.consequent.at(-1))
    if (isLeft) return []
    const end = stays ? first.start : each.end
    return [{ start: each.start, end, text: '' }, ...(stays ? [] : keepNames(each, owner))]
  })
}

/**
 * @param {Node} gone
 * @param {Node} owner
 * @returns {Edit[]}
 */
function keepNames(gone, owner) {
  const names = withinFunction(gone).flatMap((node) =>
    node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [],
  )
  const at = owner.body.start + 1
  return names.length > 0 ? [{ start: at, end: at, text: `var ${names.join(', ')};` }] : []
}

/** @param {Node | undefined} statement */
function endsSwitch(statement) {
  return /^(Break|Return|Throw|Continue)Statement$/.test(statement?.type ?? '')
}

/**
 * @param {Node} node
 * @param {Cuts} cuts
 * @returns {Edit[]}
 */
function quieten({ type, start, end, callee, arguments: given }, { texts = [], silent = [] }) {
  if (type !== 'CallExpression') return []
  if (silent.includes(callee.name)) return [{ start, end, text: 'void 0' }]
  if (!texts.includes(callee.name) || given.length < 2) return []
  return [{ start: given[0].end, end: given.at(-1).end, text: '' }]
}

/**
 * @param {Node} node
 * @returns {Edit[]}
 */
function dropWords({ type, start, end, expression, callee, arguments: given }) {
  if (type === 'ExpressionStatement' && expression.left?.property?.name === 'displayName')
    return [{ start, end, text: '' }]
  // One with a cause keeps both.
  const [text] = type === 'NewExpression' && callee.name === 'Error' ? given : []
  if (!text?.type.endsWith('Literal') || given.length > 1) return []
  return [{ start: text.start, end: text.end, text: '' }]
}

/**
 * All nodes, each with the function it stands in.
 * @param {Node} owner
 * @returns {[node: Node, owner: Node][]}
 */
function nodesIn(owner) {
  const [, ...nodes] = withinFunction(owner)
  return nodes.flatMap((node) => [[node, owner], ...(isFunction(node) ? nodesIn(node) : [])])
}

/**
 * @param {string} code
 * @param {Edit[]} edits
 */
function apply(code, edits) {
  let rest = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    // Within what has gone.
    if (start < at) continue
    rest += code.slice(at, start) + text
    at = end
  }
  return rest + code.slice(at)
}
