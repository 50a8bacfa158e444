import type { ShownFigures } from '../load-visits.ts'
import { nameInWords } from '../visit-words.ts'
import { ChartPlace } from './chart-place.tsx'
import { amountText } from '#ui/chart/amount.ts'

/** The map above the table of the same figures. */
export const DistrictsPlace = ({ rows }: { rows: readonly ShownFigures[] }) => (
  <div className="mb-4">
    <ChartPlace
      chart="districts"
      amounts={rows.map(({ name, label = nameInWords('district', name), visits }) => ({
        district: name,
        amount: visits,
        text: `${label}: ${amountText('count', visits)}`,
      }))}
    />
  </div>
)
