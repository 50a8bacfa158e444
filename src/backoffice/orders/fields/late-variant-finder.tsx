import { lateFinder } from '../../forms/late-finder.tsx'

export const LateVariantFinder = lateFinder(() =>
  import('./variant-finder.tsx').then(({ VariantFinder }) => VariantFinder),
)
