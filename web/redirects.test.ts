import { redirect, redirectDocument } from 'react-router'
import { expect, test } from 'vitest'
import { mendRedirects } from './redirects.ts'

const origin = 'https://skyways.test'
const open = 'error=true&errorCode=82&errorType=accomodationPayment&errorPayload=%7B%22balance%22%3A1000%7D'

/** The redirect's target. */
async function leadsTo(asked: string, answer: Response, method = 'GET') {
  const request = new Request(`${origin}${asked}`, { method })
  const url = new URL(request.url)
  const mended = await mendRedirects({ request, url }, async () => answer)
  return mended?.headers.get('location')
}

test.each([
  ['to a path', '/dashboard', `/dashboard?${open}`],
  ['to a path with a query', '/results?tab=2', `/results?tab=2&${open}`],
  ['to a part of a page', '/results?tab=2#rooms', `/results?tab=2&${open}#rooms`],
  ['to the whole address of this host', `${origin}/dashboard`, `/dashboard?${open}`],
  ['to an error of its own', '/pay?error=true&errorCode=46', '/pay?error=true&errorCode=46'],
  ['to a payment gateway', 'https://gateway.test/pay?x=1', 'https://gateway.test/pay?x=1'],
])('a redirect %s keeps the error dialog that is open', async (_what, to, expected) => {
  expect(await leadsTo(`/hotel?tab=1&${open}`, redirect(to))).toBe(expected)
})

test('the parameters of a dialog that is not open are not in the redirect', async () => {
  expect(await leadsTo('/?errorCode=82', redirect('/dashboard'))).toBe('/dashboard')
  expect(await leadsTo('/?error=&errorCode=82', redirect('/dashboard'))).toBe('/dashboard')
})

test('a form that was sent from a page with an error dialog redirects without it', async () => {
  expect(await leadsTo(`/pay?${open}`, redirect('/order'), 'POST')).toBe('/order')
})

test.each([
  ['/hotel.data?hotel=1&_routes=screens%2Fhotel', '/hotel?hotel=1'],
  ['/hotel.data?_routes=screens%2Fhotel&hotel=a%20b+c', '/hotel?hotel=a%20b+c'],
  ['/hotel.data', '/hotel'],
  ['/_.data?_routes=x', '/'],
  ['/order/new/newFlight?from=LOS&_routes=x#top', '/order/new/newFlight?from=LOS#top'],
  ['/data?date=1', '/data?date=1'],
])('a redirect to %s, which the framework added to, leads to %s', async (to, clean) => {
  expect(await leadsTo('/from', redirect(to))).toBe(clean)
  expect(await leadsTo('/from', redirectDocument(to), 'POST')).toBe(clean)
})

test('the status and headers of a redirect are unchanged', async () => {
  const answer = redirectDocument('/pay', { status: 303, headers: { 'set-cookie': 'a=1' } })
  const request = new Request(`${origin}/x?${open}`)
  const mended = await mendRedirects({ request, url: new URL(request.url) }, async () => answer)
  expect(mended?.status).toBe(303)
  expect(mended?.headers.get('x-remix-reload-document')).toBe('true')
  expect(mended?.headers.get('set-cookie')).toBe('a=1')
})

test('a page is unchanged', async () => {
  const request = new Request(`${origin}/x?${open}`)
  const page = new Response('page')
  expect(await mendRedirects({ request, url: new URL(request.url) }, async () => page)).toBe(page)
})
