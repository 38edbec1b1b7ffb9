import { describe, expect, it } from 'vitest'
import { dialogFor } from './error-dialog.ts'
import { parseErrorPayload } from './error-payload.ts'
import { formatMoney } from './money/money.ts'

/** The dialog's text for a code and a payload. */
const say = (errorCode: string, payload: object) =>
  dialogFor({ errorCode, payload: parseErrorPayload(JSON.stringify(payload)) ?? {} }, { currency: 'NGN', format: formatMoney })
    .body

describe('a balance', () => {
  it.each([
    [1000, 'NGN 1,000.00'],
    ['1000', 'NGN 1,000.00'],
    [' 1000.5 ', 'NGN 1,000.50'],
    ['1,284,500.00', 'NGN 1,284,500.00'],
    [0, 'NGN 0.00'],
    ['0.00', 'NGN 0.00'],
    [0.1 + 0.2, 'NGN 0.30'],
    [-250.25, 'NGN -250.25'],
  ])('of %s is an amount in whole naira', (balance, shown) => {
    expect(say('82', { balance })).toContain(`The account balance is ${shown}.`)
  })

  it.each([null, [], true, 'a', '', ' ', '1,00', '0x10', '1e3', '₦1000', 1e300, {}])('of %o is omitted', (balance) => {
    expect(say('82', { balance })).toMatch(/^The account balance is too low\. /)
  })

  it('that is missing is omitted', () => {
    expect(say('82', {})).toMatch(/^The account balance is too low\. /)
  })
})

describe('a date', () => {
  it.each(['2026-11-05', '2026-11-05T22:00:00Z', '05/11/2026', '5 November 2026', 'Nov 5, 2026'])(
    'of %s is shown as DD MMM YYYY',
    (start_date) => {
      expect(say('start_date', { start_date })).toContain('(05 Nov 2026)')
    },
  )

  it.each(['2026-02-31', '31/02/2026', 'soon', '', 5, null, {}])('of %o is omitted', (start_date) => {
    expect(say('start_date', { start_date })).toBe('The selected start date is in the past. Change it.')
    expect(say('start_date_end_date', { start_date, end_date: '2026-11-05' })).toContain('Both dates (05 Nov 2026) are in')
  })
})
