import { data } from 'react-router'

/**
 * A part of the back office that the specification names and that has no page yet (spec 2). A visitor who may not work there reads so, as
 * the page's handle says; one who may finds nothing.
 */
export function notBuilt(): never {
  throw data(null, { status: 404 })
}
