import { matchPath, type ActionFunction, type ServerBuild } from 'react-router'
import { patternOf } from '#pages/site-map.ts'
import type { FormSizes } from '#pages/form/form-action.ts'
import type { FormRules } from '#platform/web/handlers.ts'
import { usualFormInBytes } from '#platform/web/bodies/read-form.ts'
import { parametersOf } from './page-parameters.ts'
import { isPersonal } from './personal-pages.ts'

type Routes = ServerBuild['routes']

/**
 * What each page takes as a form: a page with an `action` takes one, of as many bytes and with as large a file as the action says. All others
 * can only be read; those of one person are asked, because they say first who may.
 */
export function readFormPages(routes: Routes): (path: string) => FormRules | undefined {
  const pages = Object.values(routes).flatMap((route) => {
    const { action } = route?.module ?? {}
    return route && action
      ? { pattern: patternOf(route, routes).replace(/\/+/g, '/'), ...sizesOf(action) }
      : []
  })
  return (path) => {
    const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
    const found = pages.find(({ pattern }) => matchPath(pattern, page))
    if (!found && !isPersonal(path)) return undefined
    return {
      mostBytes: found?.mostBytes ?? usualFormInBytes,
      mostFileBytes: found?.mostFileBytes ?? 0,
      // `from`: where somebody who signs in wants to go.
      parameters: isPersonal(path) ? 'all' : { ...parametersOf(page), from: 'once' },
    }
  }
}

/** As an action says that has a schema (src/pages/form/form-action.ts). */
function sizesOf(action: ActionFunction & Partial<FormSizes>): FormSizes {
  const { mostBytes = usualFormInBytes, mostFileBytes = 0 } = action
  return { mostBytes, mostFileBytes }
}
