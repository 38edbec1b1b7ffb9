import { expect, it } from 'vitest'
import { viewParamsOf } from './flight-view.ts'

it('takes filters and sort along to the same search made again, and nothing else of the address', () => {
  const address = new URLSearchParams('search=x&trip=one-way&from=LOS&sort=fastest&stops=0&departs=0-morning&refundable=maybe')
  expect(viewParamsOf(address)).toBe('&stops=0&departs=0-morning&sort=fastest')
  expect(viewParamsOf(new URLSearchParams('search=x&sort=best'))).toBe('')
})
