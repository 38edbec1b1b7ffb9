import { scenarios } from '../inventory/stays/world/test-scenarios.ts'
import { FAILING_NOTE } from '../paystack/register-refunds.ts'
import { payoutEndings } from '../paystack/register-transfers.ts'
import { OTP, PIN, testCards } from '../paystack/test-cards.ts'

export interface MagicGroup {
  title: string
  says: string
  rows: { input: string; effect: string }[]
}

const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

/** Inputs that cause an outcome without an armed fault. */
export const magic: MagicGroup[] = [
  {
    title: 'Test cards',
    says: 'Any future expiry. On the hosted page and in direct charges.',
    rows: testCards.map(({ number, cvv, says }) => ({ input: `${spaced(number)}${cvv ? ` / ${cvv}` : ''}`, effect: says })),
  },
  {
    title: 'Flight routes',
    says: 'First slice of a search; only offers of carrier ZZ behave so.',
    rows: [
      { input: 'PVD to RAI', effect: 'No offers' },
      { input: 'JFK to EWR', effect: 'Every offer can be held' },
      { input: 'LHR to DXB', effect: 'Always a connection' },
      { input: 'BTS to MRU', effect: 'No bags included' },
      { input: 'STN to LHR', effect: 'The search times out' },
      { input: 'DXB to AMS', effect: 'A stop inside the flight' },
      { input: 'LHR to STN', effect: 'Price differs at the price check' },
      { input: 'LGW to LHR', effect: 'Offer gone at the price check' },
      { input: 'LHR to LGW', effect: 'Order refused by the carrier' },
      { input: 'LGW to STN', effect: 'Insufficient balance when ordering' },
      { input: 'LTN to SYD', effect: 'Refund becomes airline credit' },
      { input: 'LHR to LTN', effect: 'Schedule change after ordering' },
      { input: 'SEN to LHR', effect: 'Order pending, then made' },
      { input: 'SEN to STN', effect: 'Order pending, then failed' },
    ],
  },
  {
    title: 'Test hotels',
    says: 'Around latitude -24.38, longitude -128.32, at every supplier of stays. Each room of the first does what its name says.',
    rows: [
      { input: 'Duffel Test Hotel', effect: scenarios.map(({ title }) => title).join(' · ') },
      { input: 'Without Rooms', effect: 'Found in search; no rate is left' },
      { input: 'Without Details', effect: 'All that may be missing is missing' },
    ],
  },
  {
    title: 'Payments and payouts',
    says: 'Codes and accounts of the gateway.',
    rows: [
      { input: `PIN ${PIN}`, effect: 'The right card PIN; three wrong ones end the attempt' },
      { input: `Code ${OTP}`, effect: 'The right one-time code' },
      { input: `Note with ${FAILING_NOTE}`, effect: 'The refund fails a moment later' },
      ...Object.entries(payoutEndings).map(([ending, status]) => ({
        input: `Account ending ${ending}`,
        effect: `Payout ${status}`,
      })),
      { input: 'Account ending 99', effect: 'Unknown to the bank' },
    ],
  },
  {
    title: 'One request only',
    says: 'A header on any request to any vendor; several with commas.',
    rows: [
      { input: 'x-sandbox-fault: slow:2000', effect: 'Waits two seconds' },
      { input: 'x-sandbox-fault: lost-answer', effect: 'Does the work, drops the answer' },
      { input: 'x-sandbox-fault: decline', effect: 'The bank declines' },
      { input: 'x-sandbox-fault: missing-field:rate', effect: 'Leaves one field out' },
    ],
  },
]
