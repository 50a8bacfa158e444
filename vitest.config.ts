import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { importFlags } from './scripts/setup/server-flags.mjs'

/** They start whole programs, read many rows or draw: begun last, they would run alone while the other core waits. */
const long =
  /\/(ending|starting|crashing|fill-shop|who-may-open|import-products|attacks\/(?:hostile\/)?\w[^/]*|scripts\/\w+\/\w[^/]*|scripts|second-factor|signing-in-with-a-code|load-picture-file|remove-demonstration|send-notices)\.test\.ts$/

const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files.filter(isLong), ...files.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/attacks/**/*.test.ts',
      'tests/support/**/*.test.ts',
      'bench/**/*.test.ts',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['tests/support/database/start-postgres.ts'],
    setupFiles: ['tests/support/each-file.ts'],
    // To load the shop anew for each file would take a third of the time.
    isolate: false,
    execArgv: importFlags,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // Whole programs are waited for: three leave a third of two cores idle.
    maxWorkers: 4,
  },
})
