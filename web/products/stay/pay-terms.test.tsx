import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CancellationStep } from '#domain/stays/cancellation.ts'
import { stayTerms } from './pay-terms.ts'

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const now = '2026-12-01T08:00:00.000Z'

function told(cancellation: CancellationStep[]): string[] {
  const address = { line: '1 Marina', city: 'Lagos', region: null, postcode: null, country: 'NG' }
  const property = { address, zone: 'Africa/Lagos' }
  const rate = { cancellation, total: naira(300_000_00), paymentFee: naira(0) }
  return stayTerms({ property, rate }, now).map(
    ({ label, says }) => `${label}: ${renderToStaticMarkup(<>{says}</>).replaceAll(/<[^>]+>/g, '')}`,
  )
}

test('a rate that is lost from the moment of booking is not refundable', () => {
  expect(told([])).toEqual(['Cancellation: Not refundable from the moment of booking'])
})

test('what cancelling costs is told from now on, up to the time after which there is no refund', () => {
  const steps = [
    { until: '2026-12-10T17:00:00Z', penalty: naira(0) },
    { until: '2026-12-12T11:00:00Z', penalty: naira(100_000_00) },
  ]
  expect(told(steps)).toEqual([
    'Cancellation: Free until 10 Dec 2026, 18:00 Lagos time',
    'After that: Costs NGN 100,000.00 until 12 Dec 2026, 12:00 Lagos time',
    'After that: No refund',
  ])
})

test('a time that is over is not offered any more', () => {
  expect(told([{ until: '2026-11-30T17:00:00Z', penalty: naira(0) }])).toEqual([
    'Cancellation: Not refundable from the moment of booking',
  ])
})
