import type { OfferPassenger } from '#domain/flights/offer.ts'

type Passenger = Pick<OfferPassenger, 'type' | 'age'>

/** The labels of travellers without names, in the offer's order: `Adult 1`, `Child, 7 years`, `Infant on the lap of Adult 1`. */
export function travellerLabels(passengers: readonly Passenger[]): string[] {
  const count = { ADT: 0, CHD: 0, INF: 0 }
  const children = passengers.filter(({ type }) => type === 'CHD').length
  return passengers.map(({ type, age }) => {
    count[type] += 1
    if (type === 'ADT') return `Adult ${count.ADT}`
    if (type === 'INF') return `Infant on the lap of Adult ${count.INF}`
    const child = children > 1 ? `Child ${count.CHD}` : 'Child'
    return age === null ? child : `${child}, ${age} years`
  })
}

const nouns = { ADT: ['adult', 'adults'], CHD: ['child', 'children'], INF: ['infant', 'infants'] } as const

/** `2 adults, 1 child`. */
export function countTravellers(passengers: readonly Passenger[]): string {
  return (['ADT', 'CHD', 'INF'] as const)
    .flatMap((type) => {
      const count = passengers.filter((one) => one.type === type).length
      return count > 0 ? [`${count} ${nouns[type][count === 1 ? 0 : 1]}`] : []
    })
    .join(', ')
}
