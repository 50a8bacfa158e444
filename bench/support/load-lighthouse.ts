import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TraceEvent } from '../own-blocking.ts'

interface Audit {
  score: number | null
  numericValue?: number
  scoringOptions?: Curve
}

interface Curve {
  p10: number
  median: number
}

/** What is read of a report of Lighthouse. */
export interface Report {
  audits: Record<string, Audit | undefined>
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  runtimeError?: { message: string }
}

interface Result {
  lhr: Report
  artifacts: { Trace: { traceEvents: TraceEvent[] } }
}

export interface Lighthouse {
  visit: (url: string, flags: object) => Promise<Result | undefined>
  getLogNormalScore: (curve: Curve, value: number) => number
}

const wanted = join(import.meta.dirname, '../lighthouse-package')
/** Beside the packages of the project, where nothing looks that walks its files. */
const folder = join(import.meta.dirname, '../../node_modules/.lighthouse')
const installed = join(folder, 'node_modules/lighthouse')
/** What npm writes when it has ended. */
const stamp = join(folder, 'node_modules/.package-lock.json')

const loadFile = (file: string): Promise<unknown> =>
  import(pathToFileURL(join(installed, file)).href)

/** Installs it the first time: two fifths of all files that a shop would install are its. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(stamp)) {
    console.log('Installing Lighthouse ...')
    cpSync(wanted, folder, { recursive: true })
    const isWindows = process.platform === 'win32'
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, shell: isWindows })
  }
  const { default: visit } = (await loadFile('core/index.js')) as { default: Lighthouse['visit'] }
  const { getLogNormalScore } = (await loadFile('shared/statistics.js')) as Lighthouse
  return { visit, getLogNormalScore }
}
