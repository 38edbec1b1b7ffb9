import { expect, it } from 'vitest'
import { dialogFor } from '#domain/error-dialog.ts'
import { errorRow } from '#domain/errors.ts'
import { dialogOfProduct } from './dialog-of-product.ts'

const failure = (code: Parameters<typeof errorRow>[0]) => {
  const { title, body, dialogCode } = errorRow(code)
  return { code, title, body, dialogCode: dialogCode ?? null, fields: {}, detail: null }
}

const titleOf = (product: 'flight' | 'stay', code: Parameters<typeof errorRow>[0]) => {
  const ask = dialogOfProduct(product, failure(code))
  return ask && dialogFor({ ...ask, errorType: ask.errorType ?? null, payload: {} }, { currency: 'NGN', format: () => '' }).title
}

it('has the specification’s titles for stays', () => {
  expect(titleOf('stay', 'stay.dates-in-past')).toBe('Accommodation Search')
  expect(titleOf('stay', 'stay.no-availability')).toBe('Availability')
  expect(titleOf('stay', 'stay.not-cancellable')).toBe('Accommodation cancellation')
  expect(titleOf('stay', 'payment.balance-low')).toBe('Accommodation payment')
})

it('leaves the titles of flights unchanged', () => {
  expect(titleOf('flight', 'payment.balance-low')).toBe('Error')
})

it('has no dialog for an error without one in the catalogue', () => {
  expect(dialogOfProduct('stay', failure('checkout.expired'))).toBeNull()
})

it('states a balance of the API, which is in kobo, in naira', () => {
  const detail = { balance: 640_20, currency: 'NGN' }
  expect(dialogOfProduct('flight', { ...failure('payment.balance-low'), detail })?.payload).toEqual({ balance: 640.2 })
})
