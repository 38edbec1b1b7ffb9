import type { Page } from '@playwright/test'
import { askOverHttp } from '../ask-over-http.ts'
import { expect, full, test } from './fixtures.ts'
import { routePaths } from './screens/screens.ts'

/** Requests every address with an open error dialog over HTTP: the portal and the storefront show it, or redirect to an address that does. */
const error = {
  error: 'true',
  errorCode: 'accommodation-availability-11',
  errorType: 'accommodationAvailability',
  errorPayload: '{"start_date":"2026-11-05","end_date":"9/11/2026"}',
}
const words = 'There are no available rooms for this accommodation from 05 Nov 2026 to 09 Nov 2026.'
const nobodys = 'nobody.customer.localhost'
const nobody = '01a1fc1a-b1ef-7421-ad35-dd07a2478bc0'

/** Addresses without a page: data, signing out, a picture of the site, a printed page. */
const notPages = /^\/(?:lookup\/|sign-out|order\/seller\/|website\/picture|order\/flight\/export)/
const paths = routePaths
  .map((path) => `/${path.replaceAll(/:\w+/g, nobody).replace('*', 'no/such/place')}`)
  .filter((path) => !notPages.test(path))

const faces = [
  { face: 'the portal for a stranger', host: 'localhost', isMember: false },
  { face: 'the portal for a member', host: 'localhost', isMember: true },
  { face: 'a storefront', host: 'skyways.customer.localhost', isMember: false },
  { face: 'a host that nobody serves', host: nobodys, isMember: false },
]

/** Pages without an agency, and the storefront's form for other addresses, which the portal lacks. They are plain texts. */
const isBare = (host: string, path: string) => host === nobodys || (host === 'localhost' && path.startsWith('/shop/'))

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

for (const { face, host, isMember } of faces) {
  const options = isMember ? {} : { tag: full }
  test(
    `every address of ${face} shows the error dialog and has a toast container, or keeps the dialog in its redirect`,
    options,
    async ({ page, instance, signIn }) => {
      test.slow()
      if (isMember) await signIn(page, 'owner@skyways.test')
      const cookie = isMember ? await cookiesOf(page) : ''
      const headers = { host: `${host}:${instance.port}`, ...(cookie && { cookie }) }
      for (const path of paths) {
        const asked = `${path}?tab=1&${new URLSearchParams(error)}`
        const answer = await askOverHttp(`http://127.0.0.1:${instance.port}${asked}`, { headers })
        if (answer.headers.location === undefined) {
          const html = answer.bytes.toString()
          expect(html.match(/<dialog open/g), path).toHaveLength(1)
          expect(html, path).toContain(words)
          if (!isBare(host, path)) expect(html.split(' data-toasts'), `toasts at ${path}`).toHaveLength(2)
          // React sends content that a script will move in hidden elements.
          expect(html.slice(0, html.indexOf('<dialog open')), path).not.toContain('<div hidden id="S:')
          continue
        }
        const to = new URL(answer.headers.location, 'http://host')
        expect(Object.fromEntries(to.searchParams), path).toMatchObject(error)
        expect(to.searchParams.getAll('error'), path).toHaveLength(1)
      }
    },
  )
}

test('a redirect that a page’s scripts read has nothing of the framework in its address', { tag: full }, async ({
  page,
  instance,
  signIn,
}) => {
  await signIn(page, 'owner@skyways.test')
  const headers = { host: `localhost:${instance.port}`, cookie: await cookiesOf(page) }
  const query = `searchId=${nobody}&hotel=h1&place=Accra&action=choose-different-hotel`
  const path = `/accommodation/hotel.data?${query}&_routes=screens%2Fstays%2Fhotel%2Fhotel`
  const { bytes } = await askOverHttp(`http://127.0.0.1:${instance.port}${path}`, { headers })
  expect(bytes.toString()).toContain(`"/accommodation/results?searchId=${nobody}&place=Accra&action=choose-different-hotel"`)
})
