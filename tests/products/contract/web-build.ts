import type { WebBuild } from '#contract/web-build.ts'

/** A separate build, which never replaces the real one. */
export const webBuild: WebBuild = {
  folder: 'tests/products/build',
  sources: ['tests/products/contract', 'tests/products/web', 'tests/products/sold.ts'],
  condition: 'test-products',
}
