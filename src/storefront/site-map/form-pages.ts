import { matchPath, type ServerBuild } from 'react-router'
import { patternOf } from '#pages/site-map.ts'
import type { FormRules } from '#platform/web/handlers.ts'
import { usualFormInBytes } from '#platform/web/bodies/read-form.ts'
import { mostPhotoBytes } from '#shop/identity/photos/photo.ts'
import { parametersOf } from './page-parameters.ts'
import { isPersonal } from './personal-pages.ts'

type Routes = ServerBuild['routes']

/**
 * What each page takes as a form: a page with an `action` takes one, of as many bytes as the action says. All others can only be read;
 * those of one person are asked, because they say first who may.
 */
export function readFormPages(routes: Routes): (path: string) => FormRules | undefined {
  const pages = Object.values(routes).flatMap((route) => {
    const { action } = route?.module ?? {}
    return route && action
      ? { pattern: patternOf(route, routes).replace(/\/+/g, '/'), mostBytes: bytesOf(action) }
      : []
  })
  return (path) => {
    const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
    const found = pages.find(({ pattern }) => matchPath(pattern, page))
    if (!found && !isPersonal(path)) return undefined
    return {
      mostBytes: found?.mostBytes ?? usualFormInBytes,
      mostFileBytes: mostFileBytes(page),
      // `from`: where somebody who signs in wants to go.
      parameters: isPersonal(path) ? 'all' : { ...parametersOf(page), from: 'once' },
    }
  }
}

/** `mostBytes`: of an action whose schema says it (src/pages/form/form-action.ts). */
const bytesOf = (action: object): number =>
  'mostBytes' in action && typeof action.mostBytes === 'number'
    ? action.mostBytes
    : usualFormInBytes

/** Only the profile takes a file: its photo. */
const mostFileBytes = (page: string): number =>
  /^\/(bn\/)?dashboard\/profile$/.test(page) ? mostPhotoBytes : 0
