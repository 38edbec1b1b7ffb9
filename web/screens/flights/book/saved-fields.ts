import type { SavedTraveller } from '#contract/travellers.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'
import { toTypedDate } from '../../../products/checkout/typed-date.ts'
import { titleOptions } from './traveller-fields.ts'

/** The title if this passenger type can have it, else the one of the gender: a child cannot be `mrs`. */
function titleFor(type: OfferPassenger['type'], { title, gender }: Pick<SavedTraveller, 'title' | 'gender'>): string {
  if (titleOptions[type].some(({ value }) => value === title)) return title
  return gender === 'm' ? 'mr' : 'miss'
}

/** A card's fields of a saved traveller. An unknown value empties its field, so that nothing of somebody else remains. */
export function savedFields(
  person: SavedTraveller,
  type: OfferPassenger['type'],
  programmes: readonly string[],
): Record<string, string> {
  const { givenName, familyName, gender, bornOn, document } = person
  const loyalty = person.loyalty.find(({ airline }) => programmes.includes(airline))
  return {
    title: titleFor(type, person),
    givenName,
    familyName,
    gender,
    bornOn: toTypedDate(bornOn),
    'document.number': document?.number ?? '',
    'document.country': document?.country ?? '',
    'document.expiresOn': document ? toTypedDate(document.expiresOn) : '',
    'loyalty.airline': loyalty?.airline ?? '',
    'loyalty.number': loyalty?.number ?? '',
  }
}

/** A traveller of this booking as a person to save. */
export function toSaved({ passengerId: _id, loyalty, ...person }: Traveller): SavedTraveller {
  return { ...person, loyalty: loyalty ? [loyalty] : [] }
}
