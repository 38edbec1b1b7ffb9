import { searchToParams } from '#domain/flights/search.ts'
import { type Auditor, openAuditor } from '../lighthouse/open-auditor.ts'
import { expect, test } from './fixtures.ts'
import { toLondon } from './search.ts'
import { shopAt } from './shop.ts'

let auditor: Auditor
test.beforeAll(async () => {
  auditor = await openAuditor()
})
test.afterAll(() => auditor.close())

const pages = {
  home: '/',
  deals: '/deals',
  results: `/order/new/flight/newoffers?${searchToParams(toLondon(80))}`,
  'a page of content': '/faq',
}

/** The storefront's budgets on a phone that do not depend on how fast the machine is; `npm run bench lighthouse` prints those that do. */
for (const [name, path] of Object.entries(pages))
  test(`${name} keeps to its budget`, async ({ instance }) => {
    const { scores, lost, shift, scriptBytes } = await auditor.audit(`${shopAt(instance, 'skyways')}${path}`, {
      withoutSpeed: true,
    })
    for (const category of ['accessibility', 'best-practices', 'seo'] as const)
      expect.soft(scores[category], `${category}: ${lost[category].join(', ')}`).toBeGreaterThanOrEqual(95)
    expect.soft(shift).toBeLessThanOrEqual(0.05)
    expect.soft(scriptBytes).toBeLessThanOrEqual(140_000)
  })
