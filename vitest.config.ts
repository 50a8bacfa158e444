import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['tests/start-postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Two cores, one database server: more workers only wait for each other.
    maxWorkers: 2,
  },
})
