import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ClosedCheckout, type ClosedReason } from './closed-checkout.tsx'

const renewAt = '/order/new/flight/book/1'
const searchAgain = '/order/new/flight/offers?from=LOS&to=ABV'

function shown(reason: ClosedReason, at?: string): string {
  const closed = <ClosedCheckout product="flight" reason={reason} searchAgain={searchAgain} renewAt={at} />
  const router = createMemoryRouter([{ path: '/', element: closed }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('an expired checkout states that nothing was charged, offers today’s price and links to a new search', () => {
  const html = shown('expired', renewAt)
  expect(html).toContain('Time is up, nothing was charged')
  expect(html).toContain('What you typed of the travellers is kept')
  expect(html).toMatch(new RegExp(`<form[^>]*action="${renewAt}"[\\s\\S]*value="renew"[\\s\\S]*Check today’s price`))
  expect(html).toContain('href="/order/new/flight/offers?from=LOS&amp;to=ABV"')
})

test('a flight that is sold out, or a product that cannot be refound, offers only the search', () => {
  expect(shown('gone', renewAt)).not.toContain('Check today’s price')
  expect(shown('expired')).not.toContain('Check today’s price')
  expect(shown('gone', renewAt)).toContain('Search again')
})
