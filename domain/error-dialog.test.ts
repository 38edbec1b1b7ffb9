import { describe, expect, it } from 'vitest'
import { dialogFor } from './error-dialog.ts'
import { errorParameters, parseErrorPayload } from './error-payload.ts'
import { errors } from './errors.ts'
import { formatMoney } from './money/money.ts'

const show = (errorCode: string | null, errorType: string | null = null, payload = {}) =>
  dialogFor({ errorCode, errorType, payload }, { currency: 'NGN', format: formatMoney })

/** The tables of the specification's section 8. */
describe('the dialog’s title', () => {
  it.each([
    ['accommodationSearch', 'Accommodation Search'],
    ['accommodationAvailability', 'Availability'],
    ['accomodationPayment', 'Accommodation payment'],
    ['accomodationCancellation', 'Accommodation cancellation'],
    ['401', 'Unauthorized'],
    ['403', 'Forbidden'],
    ['404', 'Not Found'],
    ['500', 'Internal Server Error'],
    ['accomodationFareUpdate', 'Error'],
    ['anything', 'Error'],
    ['constructor', 'Error'],
    ['', 'Error'],
  ])('for the type %s is %s', (type, title) => {
    expect(show(null, type).title).toBe(title)
  })

  it('is chosen by the code if there is no type', () => {
    expect(show('404').title).toBe('Not Found')
    expect(show('404', '').title).toBe('Not Found')
    expect(show(null).title).toBe('Error')
  })

  it.each(['401', '403', '404', '500', '82'])('for an unknown type is Error, also with the code %s', (code) => {
    expect(show(code, 'accomodationFareUpdate').title).toBe('Error')
    expect(show(code, 'anything').title).toBe('Error')
    expect(show(code, '418').title).toBe('Error')
  })
})

describe('the dialog’s body', () => {
  const dates = { start_date: '2026-11-01', end_date: '2026-11-05' }
  it.each([
    ['start_date_end_date', dates, [/01 Nov 2026 and 05 Nov 2026/, /in the past/, /present or future/]],
    ['start_date', dates, [/start date/, /01 Nov 2026/, /in the past/, /[Cc]hange it/]],
    ['end_date', dates, [/end date/, /05 Nov 2026/, /in the past/, /[Cc]hange it/]],
    ['82', { balance: 1250.5 }, [/balance is NGN 1,250\.50/, /[Tt]op up the wallet/, /another payment method/]],
    [
      'accommodation-availability-11',
      dates,
      [/no available rooms/, /01 Nov 2026 to 05 Nov 2026/, /another date or accommodation/],
    ],
    ['10', {}, [/not cancellable this late/]],
    ['46', {}, [/not issuable/, /[Cc]ontact support/]],
    ['1011', {}, [/[Cc]ard not found/, /[Vv]erify the account details/]],
    ['42', {}, [/third-party payment gateway/]],
    ['82', {}, [/account balance is too low\. Top up the wallet or choose another payment method/]],
    ['start_date', {}, [/start date is in the past/]],
    ['start_date_end_date', {}, [/Both dates are in the past/]],
    ['start_date_end_date', { end_date: '2026-11-05' }, [/Both dates \(05 Nov 2026\) are in the past/]],
    ['accommodation-availability-11', {}, [/for this accommodation and date\. Select another date or accommodation/]],
    ['accommodation-availability-11', { start_date: '2026-11-01' }, [/for this accommodation from 01 Nov 2026\. Select/]],
  ])('for %s with %o has the text of the specification', (code, payload, parts) => {
    for (const part of parts) expect(show(code, null, payload).body).toMatch(part)
  })

  it('is generic for 401, 403, 404, 500 and unknown codes, and never empty', () => {
    for (const code of ['401', '403', '404', '500', '999', 'toString', '__proto__', ''])
      expect(show(code).body.length).toBeGreaterThan(20)
  })
})

describe('the dialog’s buttons', () => {
  it.each([
    ['82', ['cancel', 'another-method']],
    ['accommodation-availability-11', ['cancel', 'different-accommodation', 'different-dates']],
    ['10', ['cancel']],
    ...['start_date', 'end_date', 'start_date_end_date', '46', '1011', '42', '401', '403', '404', '500', '999', ''].map(
      (code): [string, string[]] => [code, ['cancel', 'retry']],
    ),
  ])('for %s are %o', (code, buttons) => {
    expect(show(code).buttons).toEqual(buttons)
  })
})

describe('the dialog’s parameters', () => {
  it('are the four that closing removes', () => {
    expect([...errorParameters].toSorted()).toEqual(['error', 'errorCode', 'errorPayload', 'errorType'])
  })

  it('are read from JSON text', () => {
    const text = '{"start_date":"2026-11-01","end_date":"2026-11-05","balance":1250.5,"other":1}'
    expect(parseErrorPayload(text)).toEqual({ start_date: '2026-11-01', end_date: '2026-11-05', balance: 1250.5 })
    expect(parseErrorPayload(null)).toEqual({})
    expect(parseErrorPayload('')).toEqual({})
  })

  it.each(['{', 'null', '5', '"x"', 'undefined', '<x>'])(
    'that are not an object (%s) are recognised, so that they can be logged',
    (text) => {
      expect(parseErrorPayload(text)).toBeNull()
    },
  )
})

describe('the catalogue of errors', () => {
  it('contains for every dialog code one that the dialog has', () => {
    const generic = show('no such code').body
    for (const [code, row] of Object.entries(errors)) {
      if (!('dialogCode' in row)) continue
      expect(show(row.dialogCode).body, code).not.toBe(generic)
    }
  })

  it('has a client or server status, a title and a body in every row', () => {
    for (const [code, row] of Object.entries(errors)) {
      expect(code).toMatch(/^[a-z]+\.[a-z0-9-]+$/)
      expect(row.status).toBeGreaterThanOrEqual(400)
      expect(row.status).toBeLessThan(600)
      expect(row.title && row.body).toBeTruthy()
    }
  })
})
