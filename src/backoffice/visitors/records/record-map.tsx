import { m } from '#paraglide/messages.js'
import { amountText } from '#ui/chart/amount.ts'
import { ChartPlace } from '../charts/chart-place.tsx'
import { VisitsCard } from '../visits-card.tsx'
import type { ShownRecord } from './shown-record.ts'

/** Where the records of this page were measured, as circles on the towns of their districts. */
export function RecordMap({ records }: { records: readonly ShownRecord[] }) {
  const measured = Map.groupBy(
    records.filter(({ measured: isMeasured, district }) => isMeasured && district),
    ({ districtKey }) => districtKey ?? '',
  )
  if (measured.size === 0) return null
  return (
    <VisitsCard
      id="visits-record-map"
      title={m.visits_record_map()}
      text={m.visits_record_map_text()}
    >
      <ChartPlace
        chart="districts"
        amounts={[...measured].map(([district, own]) => ({
          district,
          amount: own.length,
          text: `${own[0]?.district}: ${amountText('count', own.length)}`,
        }))}
      />
    </VisitsCard>
  )
}
