import { scaleSqrt } from '@visx/scale'
import towns from '#platform/places/district-towns.json' with { type: 'json' }
import { amountText } from './amount.ts'
import map from './bangladesh.json' with { type: 'json' }

interface BubbleMapProps {
  /** By the English name of a district. */
  amounts: readonly { district: string; amount: number; text: string }[]
}

const places: Readonly<Record<string, readonly number[]>> = towns

/** On the drawing: Mercator, as its outline. */
function placeOf(district: string): [x: number, y: number] {
  const [latitude = 0, longitude = 0] = places[district] ?? []
  const { west, north, scale } = map.projection
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return [((longitude - west) * Math.PI * scale) / 180, (north - y) * scale].map(
    (value) => Math.round(value * 10) / 10,
  ) as [number, number]
}

/** So many of the largest have their rank in them. */
const ranked = 5

/**
 * How much went where: a circle on the town of each district, whose area says how much. It stands beside the bars of the same figures,
 * which everybody can read.
 */
export function BubbleMap({ amounts }: BubbleMapProps) {
  const sorted = amounts
    .filter(({ amount, district }) => amount > 0 && places[district])
    .toSorted((one, other) => other.amount - one.amount)
  const radius = scaleSqrt<number>({ domain: [0, sorted[0]?.amount ?? 1], range: [2, 26] })
  return (
    <svg
      viewBox={`-8 -8 ${map.width + 16} ${map.height + 16}`}
      className="mx-auto max-h-110 w-full"
      aria-hidden
    >
      <path d={map.outline} className="fill-brand-wash stroke-control-line" strokeWidth={0.75} />
      {sorted.map(({ district, amount, text }, index) => {
        const [x, y] = placeOf(district)
        const r = radius(amount)
        return (
          <g key={district}>
            <title>{text}</title>
            <circle cx={x} cy={y} r={r} className="fill-brand stroke-brand" fillOpacity={0.45} />
            {index < ranked && r > 6 && (
              <text
                x={x}
                y={y}
                dy="0.35em"
                textAnchor="middle"
                className="fill-ink text-xs font-semibold"
              >
                {amountText('count', index + 1)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
