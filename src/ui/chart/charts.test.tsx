import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { amountText, tickText } from './amount.ts'
import { BarRows } from './bar-rows.tsx'
import { BubbleMap } from './bubble-map.tsx'
import { HeatGrid } from './heat-grid.tsx'
import { heatLevel, heatLevels } from './heat.ts'
import { LineChart } from './line-chart.tsx'
import { Sparkline } from './sparkline.tsx'
import { StackedBar } from './stacked-bar.tsx'

const draw = (chart: ReactNode) => renderToStaticMarkup(chart)
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

function inBangla<Value>(work: () => Value): Value {
  overwriteGetLocale(() => 'bn')
  try {
    return work()
  } finally {
    overwriteGetLocale(() => 'en')
  }
}

describe('amounts', () => {
  test('are grouped as in South Asia; an axis says lakh and crore', () => {
    expect(amountText('paisa', 12_345_650)).toBe('৳1,23,456.50')
    expect(amountText('share', 0.1234)).toBe('12.3%')
    expect(
      [0, 9_950_000, 10_000_000, 1_234_567_800].map((paisa) => tickText('paisa', paisa)),
    ).toEqual(['৳0', '৳99,500', '৳1L', '৳1.2Cr'])
    expect(tickText('paisa', -5000)).toBe('−৳50')
  })

  test('have Bangla digits on Bangla pages', () => {
    expect(inBangla(() => amountText('count', 1_234_567))).toBe('১২,৩৪,৫৬৭')
    expect(inBangla(() => tickText('paisa', 15_000_000))).toBe('৳১.৫\u00a0লা')
  })
})

const points = [1, 2, 3].map((day) => ({
  tick: `${day}`,
  name: `Day ${day}`,
  amount: day * 10_000,
  before: { name: `Before ${day}`, amount: 5000 },
}))
const names = { point: 'Day', amount: 'Delivered', before: 'Before' }

const all = (
  <>
    <LineChart title="Sales" unit="paisa" points={points} names={names} />
    <LineChart title="One day" unit="count" points={points.slice(0, 1)} names={names} />
    <LineChart title="No day" unit="count" points={[]} names={names} />
    <HeatGrid
      title="Hours"
      corner="Weekday"
      rows={[{ key: '0', short: 'Su', name: 'Sunday' }]}
      columns={[
        { short: '0', name: '0 to 1' },
        { short: '1', name: '1 to 2' },
      ]}
      counts={[[0, 7]]}
    />
    <StackedBar
      title="Parts"
      columns={{ part: 'Part', count: 'Count', share: 'Share' }}
      parts={['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, name: key, label: key, count: 2 }))}
    />
    <BarRows
      title="Best"
      unit="count"
      columns={{ name: 'Name', amount: 'Pieces' }}
      rows={[{ key: 'cup', label: 'Cup', amount: 3 }]}
    />
    <BubbleMap amounts={[{ district: 'Dhaka', amount: 5, text: 'Dhaka: 5' }]} />
    <Sparkline amounts={[1, 4, 2]} />
  </>
)

describe('charts', () => {
  test('are drawn by the server without a style attribute, which the policy of pages blocks', () => {
    expect(draw(all)).toContain('<path')
    expect(draw(all)).not.toMatch(/\sstyle=/)
    expect(draw(all)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('have all their figures in a table, with units', () => {
    const text = textOf(draw(all))
    for (const figure of ['Day 3 ৳300 ৳50 (Before 3)', 'Sunday 0 7', 'a 2 20%', 'Cup 3'])
      expect(text).toContain(figure)
  })

  test('lead from each hour with something in it to what is behind, in the table that needs no script', () => {
    const link = (row: number, column: number, text: string) => (
      <a href={`/behind/${row}/${column}`}>{text}</a>
    )
    const html = draw(
      <HeatGrid
        title="Hours"
        corner="Weekday"
        rows={[{ key: '0', short: 'Su', name: 'Sunday' }]}
        columns={[
          { short: '0', name: '0 to 1' },
          { short: '1', name: '1 to 2' },
        ]}
        counts={[[0, 7]]}
        behind={{ link, open: () => {} }}
      />,
    )
    expect(html).toContain('<td class="px-3 py-1.5 whitespace-nowrap text-right ">0</td>')
    expect(html).toContain('<a href="/behind/0/1">7</a></td>')
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  test('say each point to who walks along them', () => {
    expect(draw(all)).toContain('aria-valuetext="Day 3: ৳300 · Before 3: ৳50"')
    expect(draw(all)).toContain('aria-valuetext="Sunday, 0 to 1: 0"')
  })

  test('hide the drawing itself from screen readers: the table and the slider say it', () => {
    const drawings = draw(all).match(/<svg[^>]*>/g) ?? []
    const alone = drawings.filter((svg) => !svg.includes('aria-hidden'))
    // Legends stand inside of what is hidden.
    expect(alone.every((svg) => /width="(24|96)"/.test(svg))).toBe(true)
  })
})

test('a grid is darker where there is more, and empty only where there is nothing', () => {
  expect([0, 1, 20, 21, 100].map((count) => heatLevel(count, 100))).toEqual([
    0,
    1,
    1,
    2,
    heatLevels,
  ])
  expect(heatLevel(0, 0)).toBe(0)
})
