import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { SupplierStayRate } from './rate.ts'
import { rate as rateWith } from './rooms/rate.fixture.ts'
import { cheaperRate, sameChoice, worseTerms } from './same-room.ts'

const NOW = new Date('2026-11-21T11:00:00Z')
const FREE = '2026-12-10T12:00:00.000Z'
const usd = (amount: number) => money(amount, 'USD')
const sold = (given: Partial<Omit<SupplierStayRate, 'room'>> = {}): SupplierStayRate => ({
  ...rateWith().rate,
  net: usd(40_000),
  payNow: usd(40_000),
  cancellation: [{ until: FREE, penalty: usd(0) }],
  ...given,
})
const booked = sold()

it('is the cheapest of the same room on the same terms', () => {
  const offers = [sold({ id: 'dearer', net: usd(39_000) }), sold({ id: 'cheapest', net: usd(36_000) })]
  expect(cheaperRate(booked, offers, NOW)?.id).toBe('cheapest')
})

it('is null for a difference of less than a percent', () => {
  expect(cheaperRate(booked, [sold({ net: usd(39_601) })], NOW)).toBeNull()
  expect(cheaperRate(booked, [sold({ net: usd(39_600) })], NOW)).not.toBeNull()
})

it.each([
  ['other meals', { board: 'breakfast' }],
  ['another way of paying', { payWhen: 'property' }],
  ['a room that is not sure', { isOnRequest: true }],
  ['members only', { membersOnly: true }],
  ['a shorter time to cancel', { cancellation: [{ until: '2026-12-09T12:00:00.000Z', penalty: usd(0) }] }],
  ['no refund', { cancellation: [] }],
  ['another room', { room: { ...booked.room, name: 'Standard Twin Room' } }],
] as const)('is never %s', (_, given) => {
  expect(
    cheaperRate(
      booked,
      [
        {
          ...sold({ net: usd(30_000) }),
          ...given,
          cancellation: 'cancellation' in given ? [...given.cancellation] : booked.cancellation,
        },
      ],
      NOW,
    ),
  ).toBeNull()
})

it('is null once cancelling the booked room costs something', () => {
  expect(cheaperRate(booked, [sold({ net: usd(30_000) })], new Date('2026-12-11T00:00:00Z'))).toBeNull()
})

it('is refound at any price, on equal or better terms if there are any', () => {
  const strict = sold({ id: 'strict', net: usd(30_000), cancellation: [] })
  const dear = sold({ id: 'dear', net: usd(50_000) })
  expect(sameChoice(booked, [strict, dear], NOW)?.id).toBe('dear')
  expect(sameChoice(booked, [strict], NOW)?.id).toBe('strict')
  expect(sameChoice(booked, [sold({ board: 'breakfast' })], NOW)).toBeNull()
})

it('names its worse terms', () => {
  const until = (day: string) => sold({ cancellation: [{ until: day, penalty: usd(0) }] })
  expect(worseTerms(booked, sold(), NOW)).toEqual([])
  expect(worseTerms(booked, until('2026-12-12T12:00:00.000Z'), NOW)).toEqual([])
  expect(worseTerms(booked, until('2026-12-01T12:00:00.000Z'), NOW)).toEqual(['Free cancellation ends earlier.'])
  expect(worseTerms(booked, sold({ cancellation: [] }), NOW)).toEqual(['It can no longer be cancelled free of charge.'])
})
