import { expect, test } from 'vitest'
import { ticketNumbers } from './run-action.ts'

test('ticket numbers are read in the order of the travellers, beyond nine too', () => {
  const typed = { 'ticketNumbers.10': ' 125-2342567891 ', intent: 'mark-issued', 'ticketNumbers.2': '125-2342567890', note: 'x' }
  expect(ticketNumbers(typed)).toEqual(['125-2342567890', '125-2342567891'])
})
