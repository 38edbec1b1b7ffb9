import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FareCondition } from '#domain/flights/offer.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { flightTerms } from './pay-terms.tsx'

function told(refund: FareCondition | null, change: FareCondition | null) {
  return flightTerms(pricedOffer('o', 1, { refund, change })).map(({ label, says, isLost }) => ({
    says: `${label}: ${renderToStaticMarkup(<>{says}</>)}`,
    isLost: isLost === true,
  }))
}
const fee = { amount: 45_000_00, currency: 'NGN' }

test('a fare that is not refundable and cannot be changed says so', () => {
  const refused = { allowed: false, penalty: null }
  expect(told(refused, refused)).toEqual([
    { says: 'Refund before departure: Not allowed', isLost: true },
    { says: 'Change before departure: Not allowed', isLost: true },
  ])
})

test('the fee is named where the airline tells it, and for a change the difference in fare', () => {
  expect(told({ allowed: true, penalty: fee }, { allowed: true, penalty: { ...fee, amount: 0 } })).toEqual([
    { says: 'Refund before departure: For NGN 45,000.00', isLost: false },
    { says: 'Change before departure: Free, plus any difference in fare', isLost: false },
  ])
})

test('what the airline does not tell is not promised', () => {
  expect(told(null, { allowed: true, penalty: null }).map(({ says }) => says)).toEqual([
    'Refund before departure: Not stated by the airline',
    'Change before departure: Allowed, fee not stated, plus any difference in fare',
  ])
})
