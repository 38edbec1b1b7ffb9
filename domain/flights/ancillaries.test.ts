import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priced } from '../money/pricing.ts'
import { chooseAncillaries, type OfferedAncillaries } from './ancillaries.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const seat = (designator: string, ...passengers: string[]) => ({
  kind: 'seat' as const,
  designator,
  name: null,
  notes: [],
  offers: passengers.map((passengerId) => ({ id: `${designator}-${passengerId}`, passengerId, price: usd(22_00) })),
})
const offered: OfferedAncillaries = {
  isComplete: true,
  services: [
    {
      id: 'bag',
      kind: 'checked-bag',
      title: 'Checked bag, 23 kg',
      details: null,
      passengerIds: ['ada'],
      segmentIds: ['s1'],
      most: 2,
      price: usd(42_50),
      givesBack: null,
    },
  ],
  seatMaps: [
    {
      segmentId: 's1',
      cabins: [
        {
          deck: 0,
          cabin: 'economy',
          wings: null,
          rows: [
            [
              [seat('12A', 'ada', 'obi'), seat('12B', 'ada', 'obi')],
              [{ kind: 'exit' }, seat('12C')],
            ],
          ],
        },
      ],
    },
  ],
}
const choose = (...choices: [id: string, quantity?: number][]) =>
  chooseAncillaries(
    offered,
    choices.map(([id, quantity = 1]) => ({ id, quantity })),
  )
const refusals = (...choices: [id: string, quantity?: number][]) => choose(...choices).problems.map((problem) => problem.id)

describe('choosing seats and bags', () => {
  it('prices a quantity, and names the traveller and the flight of a seat', () => {
    const { chosen, problems } = choose(['bag', 2], ['12A-ada'], ['12B-obi'])
    expect(problems).toEqual([])
    expect(chosen).toMatchObject([
      { id: 'bag', quantity: 2, price: usd(85_00) },
      { kind: 'seat', title: 'Seat 12A', passengerIds: ['ada'], segmentIds: ['s1'], price: usd(22_00) },
      { title: 'Seat 12B', passengerIds: ['obi'] },
    ])
    expect(priced(chosen).map((line) => line.label)).toEqual(['2 x Checked bag, 23 kg', 'Seat 12A', 'Seat 12B'])
  })

  it.each([
    ['more bags than the airline sells', [['bag', 3]], ['bag']],
    ['something that is not offered', [['gone']], ['gone']],
    ['a seat that nobody may buy', [['12C-ada']], ['12C-ada']],
    ['two seats for one traveller on a flight', [['12A-ada'], ['12B-ada']], ['12B-ada']],
    ['one seat for two travellers', [['12A-ada'], ['12A-obi']], ['12A-obi']],
    ['the same thing twice', [['bag'], ['bag']], ['bag']],
  ] as [string, [string, number?][], string[]][])('refuses %s', (_what, choices, refused) => {
    expect(refusals(...choices)).toEqual(refused)
  })

  it('never gives one seat to two travellers, or two seats on one flight to one traveller', () => {
    const ids = fc.constantFrom('bag', '12A-ada', '12A-obi', '12B-ada', '12B-obi', 'gone')
    fc.assert(
      fc.property(fc.array(fc.record({ id: ids, quantity: fc.integer({ min: 1, max: 4 }) })), (choices) => {
        const { chosen, problems } = chooseAncillaries(offered, choices)
        const seats = chosen.filter((one) => one.kind === 'seat')
        expect(new Set(seats.map((one) => one.title)).size).toBe(seats.length)
        expect(new Set(seats.map((one) => one.passengerIds[0])).size).toBe(seats.length)
        expect(chosen.length + problems.length).toBe(choices.length)
      }),
    )
  })
})
