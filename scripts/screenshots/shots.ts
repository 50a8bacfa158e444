import type { Shot } from './take-picture.ts'
import { views } from './views.ts'

export const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]
export const languages = ['en', 'bn'] as const

/** A view in each size and language that it is for. */
export function shotsOf(
  name: string,
  wanted: { sizes: typeof sizes; languages: readonly (typeof languages)[number][] },
): Shot[] {
  const view = views[name]
  if (!view) return []
  const { from: narrowest = 0, upTo: widest = Infinity } = view
  return wanted.sizes
    .filter(({ width }) => width >= narrowest && width <= widest)
    .flatMap((viewport) => wanted.languages.map((language) => ({ name, view, viewport, language })))
}
