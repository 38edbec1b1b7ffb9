import type { Page } from '@playwright/test'

/** An address of the storefront of Skyways on the instance of a page. */
export async function shopOf(page: Page, path = '/'): Promise<string> {
  const { port } = new URL((await page.request.get('/healthz')).url())
  return `http://skyways.customer.localhost:${port}${path}`
}
