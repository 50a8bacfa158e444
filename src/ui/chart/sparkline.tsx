const [width, height] = [96, 28]

/** Whether something went up or down, at a glance: the figures stand elsewhere. */
export function Sparkline({ amounts }: { amounts: readonly number[] }) {
  if (amounts.length < 2) return null
  const least = Math.min(0, ...amounts)
  const most = Math.max(...amounts, least + 1)
  const points = amounts.map((amount, index) => {
    const x = 2 + (index / (amounts.length - 1)) * (width - 4)
    const y = height - 3 - ((amount - least) / (most - least)) * (height - 6)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="h-7 w-24" aria-hidden>
      <polyline
        points={points.join(' ')}
        fill="none"
        className="stroke-brand"
        strokeWidth={1.75}
        strokeLinejoin="round"
      />
    </svg>
  )
}
