import { expect, it } from 'vitest'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { confirmationState } from '../../../order/confirmation-state.ts'
import { confirmationWords } from './confirmation-words.ts'

it('is confirmed only when the property has confirmed', () => {
  expect(orderStatuses.filter((status) => confirmationState(status) === 'confirmed')).toEqual(['Booked', 'Issued'])
})

it('a room on request is requested, not being confirmed within a minute', () => {
  expect(confirmationState('PendingTicketIssue', { isOnRequest: true })).toBe('asked')
  expect(confirmationState('PendingTicketIssue')).toBe('confirming')
  expect(confirmationState('Issued', { isOnRequest: true })).toBe('confirmed')
})

it('a cancelled stay is shown as cancelled before and after its refund', () => {
  expect(confirmationState('TicketCanceled', { isCancelled: true })).toBe('cancelled')
  expect(confirmationState('Refunded', { isCancelled: true })).toBe('cancelled')
  expect(confirmationState('Refunded')).toBe('failed')
})

it('states that a failed booking is refunded', () => {
  expect(confirmationWords(confirmationState('Failed'), true).says).toContain('refunded')
})

it('an agent reads about the guests’ stay, a customer about their own', () => {
  expect(confirmationWords('confirmed', false).title).toBe('The stay is confirmed')
  expect(confirmationWords('confirmed', true).title).toBe('Your stay is confirmed')
})
