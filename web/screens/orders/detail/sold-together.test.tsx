import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SoldTogether } from './sold-together.tsx'

const flight = { id: '1', number: 'SKY-1001', product: 'flight' as const, status: 'Issued' as const, title: 'Lagos to Abuja' }
const policy = { id: '2', number: 'SKY-1002', product: 'protection' as const, status: 'Issued' as const, title: 'Medical costs' }
const drawn = (order: Parameters<typeof SoldTogether>[0]['order']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SoldTogether order={order} />
    </MemoryRouter>,
  )

test('an order names the orders that are sold on top of it, with their addresses', () => {
  const html = drawn({ onTop: [policy], below: null })
  expect(html).toContain('href="/order/protection/2"')
  expect(html).toContain('SKY-1002. The policy belongs to this order.')
})

test('an order that is sold on top of another names that one', () => {
  const html = drawn({ onTop: [], below: flight })
  expect(html).toContain('href="/order/flight/1"')
  expect(html).toContain('SKY-1001. This order belongs to the flight.')
})

test('an order that was sold alone names no others', () => {
  expect(drawn({ onTop: [], below: null })).toBe('')
})
