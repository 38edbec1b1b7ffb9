import usual from '../../playwright.config.ts'

/** Journeys of the products that exist only in tests, on a separate build (`npm test -- products`). */
export default {
  ...usual,
  projects: [{ name: 'products', testMatch: '**/*.spec.ts' }],
  testDir: '.',
  globalSetup: '../../scripts/testing/build-before-journeys.ts',
  outputDir: '../../test-results/products',
  workers: 1,
}
