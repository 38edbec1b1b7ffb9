import usual from '../../playwright.config.ts'

/** Journeys of the product that only tests have, on its own build (`npm test -- products`). */
export default {
  ...usual,
  projects: [{ name: 'products', testMatch: '**/*.spec.ts' }],
  testDir: '.',
  globalSetup: '../../scripts/testing/build-before-journeys.ts',
  outputDir: '../../test-results/products',
  workers: 1,
}
