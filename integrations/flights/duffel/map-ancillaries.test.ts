import { describe, expect, test } from 'vitest'
import seatMap from './fixtures/seat-map.json' with { type: 'json' }
import services from './fixtures/services.json' with { type: 'json' }
import { mapSeatMap, mapService } from './map-ancillaries.ts'
import { WireSeatMap, WireService } from './wire.ts'

const offered = services.available_services.flatMap((raw) => mapService(WireService.safeParse(raw).data))
const gbp = (amount: number) => ({ amount, currency: 'GBP' })

describe('services of an offer', () => {
  test('are bags by their segments, and cancellation with its refund', () => {
    expect(
      offered.map(({ kind, title, details, most, price, givesBack }) => ({ kind, title, details, most, price, givesBack })),
    ).toEqual([
      { kind: 'checked-bag', title: 'Checked bag, 23 kg', details: null, most: 1, price: gbp(15_00), givesBack: null },
      { kind: 'cabin-bag', title: 'Cabin bag', details: null, most: 2, price: gbp(8_50), givesBack: null },
      {
        kind: 'cancel-for-any-reason',
        title: 'Cancel for any reason',
        details: null,
        most: 1,
        price: gbp(76_82),
        givesBack: gbp(512_16),
      },
    ])
  })

  test('that are invalid are not sold', () => {
    expect(offered.map((service) => service.id)).not.toContain('ase_00009UhD4ongolulWd9126')
  })

  test.each(['-15.00', 'NaN', '1e9', ''])('priced at %j are not sold', (total_amount) => {
    const wire = WireService.parse({ ...services.available_services[0], total_amount })
    expect(mapService(wire)).toEqual([])
  })
})

describe('a seat map', () => {
  const [map] = mapSeatMap(WireSeatMap.parse(seatMap))
  const rows = map?.cabins[0]?.rows ?? []

  test('contains rows, sections and their elements', () => {
    expect(rows.map((row) => row.map((section) => section.map((cell) => cell.kind)))).toEqual([
      [['lavatory'], ['galley']],
      [
        ['seat', 'seat'],
        ['exit', 'empty', 'empty'],
      ],
    ])
    expect(map).toMatchObject({ segmentId: 'seg_00009hj8USM8Ncg32aTGHL', cabins: [{ wings: { first: 1, last: 2 } }] })
  })

  test('offers a seat to its travellers, and an occupied one to nobody', () => {
    expect(rows[1]?.[0]).toEqual([
      {
        kind: 'seat',
        designator: '28A',
        name: 'Standard seat',
        notes: ['Do not seat children in exit row seats'],
        offers: [{ id: 'ase_00009UhD4ongolulAAA1A', passengerId: 'pas_00009hj8USM7Ncg31cAAA', price: gbp(30_00) }],
      },
      { kind: 'seat', designator: '28B', name: null, notes: [], offers: [] },
    ])
  })

  test('that is invalid is omitted', () => {
    expect(mapSeatMap(WireSeatMap.safeParse({ cabins: 'none' }).data)).toEqual([])
  })
})
