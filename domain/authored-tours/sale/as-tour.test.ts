import { describe, expect, test } from 'vitest'
import { english } from '../../numbers.ts'
import { completeTour } from '../complete-tour.fixture.ts'
import type { AuthoredOption } from '../option-shape.ts'
import type { AuthoredTour } from '../tour-shape.ts'
import { asOption, asOptions, asTour } from './as-tour.ts'

const withOption = (change: (option: AuthoredOption) => Partial<AuthoredOption>): AuthoredTour => {
  const tour = completeTour()
  return { ...tour, options: tour.options.map((option) => ({ ...option, ...change(option) })) }
}
const sold = (tour: AuthoredTour) => asTour({ id: 'lagoon', tour }, english)
const cancelling = (cancellation: AuthoredOption['setup']['cancellation']) => {
  const tour = withOption(({ setup }) => ({ setup: { ...setup, cancellation } }))
  return { option: tour.options.map(asOption)[0], tour: sold(tour) }
}

describe('the terms of cancelling', () => {
  test('are free until the last rule that refunds everything, and refund parts afterwards', () => {
    const half = { minutesBefore: 60, refundPercent: 50 }
    const { option, tour } = cancelling([
      { minutesBefore: 2_880, refundPercent: 100 },
      { minutesBefore: 1_440, refundPercent: 100 },
      half,
    ])
    expect(option).toMatchObject({ freeCancellationMinutes: 1_440, partialRefunds: [half] })
    expect(tour).toMatchObject({ freeCancellationHours: 24, isPartlyRefundable: false })
  })

  test('that only refund a part are neither free nor without any refund', () => {
    const { option, tour } = cancelling([{ minutesBefore: 60, refundPercent: 30 }])
    expect(option?.freeCancellationMinutes).toBeNull()
    expect(tour).toMatchObject({ freeCancellationHours: null, isPartlyRefundable: true })
  })
})

describe('the page of a tour shows', () => {
  test('food, transportation and notes of their steps', () => {
    const tour = completeTour()
    const shown = sold({
      ...tour,
      food: { meals: ['snacks', 'drinks'], diets: ['gluten-free'], note: 'Tell us about allergies.' },
      transportation: { vehicles: ['on-foot'], isPrivate: false, note: '' },
    })
    expect(shown?.inclusions).toEqual(['Food and drink: snacks, drinks'])
    expect(shown?.information).toEqual([
      'Diets that are catered for: gluten free',
      'Tell us about allergies.',
      'Transportation: on foot',
    ])
  })

  test('add-ons with their price, and the minimum of a departure', () => {
    const tour = withOption(({ capacity }) => ({
      addOns: [{ id: 'wine', title: 'Palm wine', description: '', per: 'person', amount: 800_000, currency: 'NGN' }],
      capacity: { ...capacity, minPerDeparture: 4 },
    }))
    expect(sold(tour)?.information).toEqual([
      'Extra, paid on the day: Palm wine, NGN 8,000.00 for each person.',
      'With fewer than 4 travellers it may be cancelled; you then get the whole price back.',
    ])
  })

  test('the meeting point at the pin of the tour where it has none of its own', () => {
    const tour = completeTour()
    expect(sold(tour)?.meetingPoint).toEqual({
      title: 'Gate of the yacht club',
      address: '1 Marina, Lagos',
      directions: null,
      ...tour.location.point,
    })
  })

  test('the meeting point of each option', () => {
    const tour = completeTour()
    const [first] = tour.options
    if (!first) throw new Error('the tour has no option')
    const jetty = { latitude: 6.5, longitude: 3.4 }
    const other = { ...first, id: 'private', meeting: { ...first.meeting, title: 'Jetty', point: jetty } }
    expect(asOptions({ ...tour, options: [first, other] }).map(({ meetingPoint }) => meetingPoint)).toMatchObject([
      { title: 'Gate of the yacht club', ...tour.location.point },
      { title: 'Jetty', ...jetty },
    ])
  })
})
