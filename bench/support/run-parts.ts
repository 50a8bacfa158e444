import { writeFileSync } from 'node:fs'
import { printFigure, type Figure, type Figures } from './table.ts'

export interface Results {
  figures: Figure[]
  failed: { part: string; error: string }[]
}

/**
 * Measures one part after the other. Each figure is printed and written to the file before the next one is measured, and a part that fails
 * does not stop the rest.
 */
export async function runParts(
  parts: readonly (readonly [name: string, measure: () => Figures])[],
  file: string,
): Promise<Results> {
  const results: Results = { figures: [], failed: [] }
  const write = () => {
    const head = { measuredAt: new Date().toISOString(), node: process.version }
    writeFileSync(file, JSON.stringify({ ...head, ...results }, null, 2))
  }
  for (const [part, measure] of parts) {
    console.log(`Measuring ${part} ...`)
    try {
      for await (const figure of measure()) {
        results.figures.push(figure)
        printFigure(figure)
        write()
      }
    } catch (error) {
      console.error(`${part} failed:`, error)
      results.failed.push({ part, error: String(error) })
      write()
    }
  }
  return results
}
