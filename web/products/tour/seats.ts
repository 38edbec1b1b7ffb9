import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'

/** A participant of the offer, with a label until the name is known. */
export interface Seat {
  index: number
  label: string
  /** Whether the operator requires the name. */
  isNamed: boolean
}

const yearsWords = (age: number) => (age === 1 ? '1 year' : `${age} years`)

/** All participants in the order of the offer: adults first, then children. The first is the lead. */
export function seatsOf({ people, option }: Pick<PricedTourOffer, 'people' | 'option'>): Seat[] {
  return people.map(({ unitId, age }, index) => {
    const unit = option.units.find(({ id }) => id === unitId)
    const title = unit?.title ?? (age === null ? 'Adult' : 'Child')
    const others = people.slice(0, index).filter((one) => one.unitId === unitId).length
    const many = people.filter((one) => one.unitId === unitId).length > 1
    const name = `${title}${many ? ` ${others + 1}` : ''}${age === null ? '' : `, ${yearsWords(age)}`}`
    return { index, label: index === 0 ? `${name}, lead` : name, isNamed: index === 0 || Boolean(unit?.needsName) }
  })
}
