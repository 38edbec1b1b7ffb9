import { expect, it } from 'vitest'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { confirmationState, confirmationWords } from './confirmation-words.ts'

it('says confirmed only when the property has confirmed', () => {
  expect(orderStatuses.filter((status) => confirmationState(status) === 'confirmed')).toEqual(['Booked', 'Issued'])
})

it('a room on request is asked for, not being confirmed within a minute', () => {
  expect(confirmationState('PendingTicketIssue', { isOnRequest: true })).toBe('asked')
  expect(confirmationState('PendingTicketIssue')).toBe('confirming')
  expect(confirmationState('Issued', { isOnRequest: true })).toBe('confirmed')
})

it('a stay that was cancelled is cancelled, before its money is back and after', () => {
  expect(confirmationState('TicketCanceled', { isCancelled: true })).toBe('cancelled')
  expect(confirmationState('Refunded', { isCancelled: true })).toBe('cancelled')
  expect(confirmationState('Refunded')).toBe('failed')
})

it('says of a booking that failed that the money goes back', () => {
  expect(confirmationWords(confirmationState('Failed'), true).says).toContain('goes back')
})

it('the desk reads of the guests’ stay, a customer of their own', () => {
  expect(confirmationWords('confirmed', false).title).toBe('The stay is confirmed')
  expect(confirmationWords('confirmed', true).title).toBe('Your stay is confirmed')
})
