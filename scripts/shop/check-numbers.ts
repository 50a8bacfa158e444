import { checkVisits, type VisitsChecked } from '../../src/shop/reports/visits/check-visits.ts'
import { checkNumbers, type NumbersChecked } from '../../src/shop/sales/check/check-numbers.ts'
import { openShopForScript, runScript } from './open-for-script.ts'

// npm run check-numbers

await runScript(async () => {
  const { shop, close } = await openShopForScript('npm run check-numbers')
  try {
    const checked = await checkNumbers(shop)
    process.stdout.write(`${inWords(checked)}\n`)
    const visits = await checkVisits(shop)
    process.stdout.write(`${visitsInWords(visits)}\n`)
    return checked.differences.length + visits.differences.length === 0 ? 0 : 1
  } finally {
    await close()
  }
})

function inWords({ orders, days, differences }: NumbersChecked): string {
  const what = `${orders} orders and the sums of ${days} days were counted from their rows.`
  if (differences.length === 0)
    return `${what} The books, their sums and what must be true of them agree to the paisa.`
  const told = differences.map(
    ({ where, counted, kept }) => `  ${where}: counted ${counted}, the books say ${kept}`,
  )
  return [`${what} These figures are not the same:`, ...told].join('\n')
}

function visitsInWords({ days, differences }: VisitsChecked): string {
  const what = `Visits of ${days} days were counted from their rows.`
  if (differences.length === 0) return `${what} Their sums agree.`
  const told = differences.map(
    ({ day, dimension, value }) => `  ${[day, dimension, value].filter(Boolean).join(', ')}`,
  )
  return [`${what} These sums say something else:`, ...told].join('\n')
}
