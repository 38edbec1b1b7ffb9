import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { PolicyGap } from '#contract/orders/booking-protection.ts'
import { PolicyGaps } from './policy-gaps.tsx'

const gap: PolicyGap = {
  policy: { id: 'p', number: 'SKY-1002', product: 'protection', status: 'Issued', title: 'Harbour Complete, Ghana' },
  covers: { from: '2026-12-10', to: '2026-12-12' },
  trip: { from: '2026-12-11', to: '2026-12-14' },
  mayChange: true,
}
const drawn = (orderId: string, change: Partial<PolicyGap> = {}) => {
  const page = <PolicyGaps gaps={[{ ...gap, ...change }]} orderId={orderId} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')

test('a booking names the policy, the days of the trip and those that are covered, and leads to the filled dialog', () => {
  const html = drawn('tour')
  expect(wordsOf(html)).toContain(
    'The trip now runs from 11 Dec 2026 to 14 Dec 2026; the policy Harbour Complete, Ghana covers 10 Dec 2026 to 12 Dec 2026.',
  )
  expect(html).toContain('href="/order/protection/p"')
  expect(html).toContain('href="/order/protection/p?change=1&amp;from=2026-12-11&amp;to=2026-12-14"')
})

test('the policy itself names a trip of one day, and offers nothing once it cannot be changed', () => {
  const html = drawn('p', { trip: { from: '2026-12-14', to: '2026-12-14' }, mayChange: false })
  expect(wordsOf(html)).toContain('The trip is now on 14 Dec 2026; this policy covers 10 Dec 2026 to 12 Dec 2026.')
  expect(wordsOf(html)).toContain('It cannot be changed here any more.')
  expect(html).not.toContain('change=1')
})
