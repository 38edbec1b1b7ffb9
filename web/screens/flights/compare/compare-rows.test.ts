import { describe, expect, it } from 'vitest'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { formatMoney } from '#domain/money/money.ts'
import { english } from '#domain/numbers.ts'
import { type Column, compareRows } from './compare-rows.ts'

const lagos = { zone: 'Africa/Lagos', numbers: english }

const column = (offer: PricedFlightOffer, travellers = '1 adult'): Column => ({
  searchId: 's',
  query: '',
  expiresAt: '2026-11-21T12:00:00Z',
  travellers,
  offer,
  wanted: { searchId: 's', offerId: offer.id, seen: null },
  priceChange: null,
})
const direct = pricedOffer('direct', 900_000_00, { emissionsKg: 700 })
const oneStop = pricedOffer('stop', 640_500_00, {
  legs: [{ flight: '554', departs: '2026-12-10T23:10:00', minutes: 720, via: 'CMN' }],
  refund: { allowed: true, penalty: { amount: 45_000_00, currency: 'NGN' } },
  passengers: [{ id: 'p', type: 'ADT', age: null, baggage: { checked: null, cabin: 1 } }],
})
const rows = compareRows([column(direct), column(oneStop)], formatMoney, lagos)
const row = (label: string, of = rows) => of.find((one) => one.label === label)

describe('comparing flights row by row', () => {
  it('has the price, its difference to the cheapest, and marks the lowest', () => {
    expect(row('Total')).toMatchObject({ cells: ['NGN 900,000.00', 'NGN 640,500.00'], best: [1], word: 'Lowest', differs: true })
    expect(row('More than the cheapest')?.cells).toEqual(['+ NGN 259,500.00', 'The cheapest'])
  })

  it('marks the shorter slice and the fewer stops', () => {
    expect(row('Duration')).toMatchObject({ cells: ['6 h 20 min', '12 h'], best: [0], word: 'Shortest' })
    expect(row('Stops')).toMatchObject({ cells: ['Direct', '1 stop'], best: [0] })
  })

  it('never marks unknown or disallowed values as best', () => {
    expect(row('Checked bags')).toMatchObject({ cells: ['1 piece', 'Not stated by the airline'], best: [0] })
    expect(row('Refund')).toMatchObject({ cells: ['Not allowed', 'For NGN 45,000.00'], best: [1] })
    expect(row('CO₂ for everyone')).toMatchObject({ cells: ['700 kg', 'Not stated by the airline'], best: [0] })
  })

  it('marks nothing where all are the same', () => {
    expect(row('Cabin bags')).toMatchObject({ differs: false, best: [] })
    const twins = compareRows([column(direct), column(direct)], formatMoney, lagos)
    expect(twins.filter((one) => one.differs || one.best.length > 0)).toEqual([])
  })

  it('writes instants and dates in the time zone of Lagos', () => {
    const late = { ...column(direct), expiresAt: '2026-11-21T23:30:00Z' }
    expect(row('Bookable until', compareRows([late], formatMoney, lagos))?.cells).toEqual(['22 Nov 2026, 00:30 Lagos time'])
  })

  it('shows when the flights are for other people', () => {
    const parties = compareRows([column(direct), column(oneStop, '2 adults')], formatMoney, lagos)
    expect(row('Travellers', parties)).toMatchObject({ cells: ['1 adult', '2 adults'], differs: true })
  })

  it('shows the margin only to members who may see it, and never on paper', () => {
    expect(row('You earn')).toBeUndefined()
    const waterfall = {
      net: { amount: 800_000_00, currency: 'NGN' },
      tax: null,
      extras: null,
      rate: '1',
      rateAt: '2026-11-21T10:00:00Z',
      rateSource: 'same',
      lines: [],
      total: { amount: 900_000_00, currency: 'NGN' },
    }
    const own = compareRows([column({ ...direct, waterfall })], formatMoney, lagos)
    expect(row('You earn', own)).toMatchObject({ isOurs: true })
  })
})
