/** @typedef {import('./cut.mjs').Node} Node */

/**
 * Names that are used where nothing declares them, each with how often: what the browser gives, or what went with a cut. A `let` of a
 * block counts for its whole function.
 * @param {Node} program
 * @returns {Map<string, number>}
 */
export function freeNames(program) {
  /** @type {Map<string, number>} */
  const free = new Map()
  lookThrough(program, [])
  return free

  /**
   * @param {Node} owner
   * @param {Set<string>[]} outer
   */
  function lookThrough(owner, outer) {
    const scopes = [...outer, declaredIn(owner)]
    for (const node of withinFunction(owner)) {
      if (node !== owner && isFunction(node)) lookThrough(node, scopes)
      else if (node.type === 'Identifier' && !scopes.some((names) => names.has(node.name)))
        free.set(node.name, (free.get(node.name) ?? 0) + 1)
    }
  }
}

/**
 * @param {Node} node
 * @returns {boolean}
 */
export const isFunction = ({ type }) => /Function/.test(type)

/**
 * @param {Node} owner
 * @returns {Set<string>}
 */
function declaredIn(owner) {
  const names = new Set(['arguments', ...(owner.params ?? []).flatMap(namesIn)])
  if (owner.id) names.add(owner.id.name)
  for (const node of withinFunction(owner))
    for (const name of namesIn(declarations[node.type]?.(node) ?? null)) names.add(name)
  return names
}

/**
 * Where each kind of node says what it declares.
 * @type {Record<string, (node: Node) => Node | null>}
 */
const declarations = {
  VariableDeclarator: ({ id }) => id,
  FunctionDeclaration: ({ id }) => id,
  ClassDeclaration: ({ id }) => id,
  ClassExpression: ({ id }) => id,
  CatchClause: ({ param }) => param,
  ImportSpecifier: ({ local }) => local,
  ImportDefaultSpecifier: ({ local }) => local,
  ImportNamespaceSpecifier: ({ local }) => local,
}

/**
 * What a pattern such as `{ a, b: [c] }` names.
 * @param {Node | null} pattern
 * @returns {string[]}
 */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'ObjectPattern':
      return pattern.properties.flatMap((/** @type {Node} */ each) => namesIn(each.value ?? each))
    default:
      return []
  }
}

/** Names that name no variable: properties, keys and labels. */
const keys = new Set(['key', 'property', 'label', 'meta', 'imported', 'exported'])

/**
 * All nodes of a function, itself the first, and the functions in it, but not what is in those.
 * @param {Node} owner
 * @param {Node[]} found
 * @returns {Node[]}
 */
export function withinFunction(owner, found = []) {
  found.push(owner)
  for (const key in owner) {
    if (keys.has(key) && !owner.computed) continue
    const value = owner[key]
    for (const node of Array.isArray(value) ? value : [value]) {
      if (typeof node?.type !== 'string') continue
      if (isFunction(node)) found.push(node)
      else withinFunction(node, found)
    }
  }
  return found
}
