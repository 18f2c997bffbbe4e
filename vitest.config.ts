import { defineConfig } from 'vitest/config'

// Two speeds: the rules know nothing but themselves; every file of the rooms gets a database of its own.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['test/rules/**/*.test.ts'], isolate: false, testTimeout: 30_000 } },
      {
        test: {
          name: 'rooms',
          include: ['test/**/*.test.ts'],
          exclude: ['test/rules/**', 'test/browser/**'],
          globalSetup: ['test/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 90_000,
          // Races are raced for real: what a busy machine lost once is tried once more before it counts.
          retry: 1,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // A busy machine may make a page late: once more before it counts; what fails twice is a fault.
          retry: 1,
        },
      },
    ],
  },
})
