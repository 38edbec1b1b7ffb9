import usual from '../../playwright.config.ts'

/** The journey of the product that only tests declare, on a build of its own. Node runs with the condition `test-products`. */
export default {
  ...usual,
  testDir: '.',
  projects: [{ name: 'products', testMatch: '*.spec.ts' }],
  globalSetup: '../../scripts/testing/build-before-journeys.ts',
  outputDir: '../../test-results/products',
  workers: 1,
}
