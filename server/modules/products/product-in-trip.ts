import type { Contact } from '#domain/contact/contact.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { DisclosureKind } from '#domain/policies/disclosures.ts'
import type { WantedPerson } from '#domain/trips/match-people.ts'
import type { TripPerson } from '#domain/trips/trip-people.ts'
import type { TripQuestion } from '#domain/trips/trip-question.ts'

/** How one product is bought together with others, whose people are asked once for all. */
export interface ProductInTrip<Of extends { offer: unknown; search: unknown; people: unknown }> {
  /** Whether it asks for more than a trip can answer, so that it is bought on its own. */
  isApart(choice: Pick<Of, 'search' | 'offer'>): boolean
  /** Its people by their ages on `day`. */
  wanted(choice: Pick<Of, 'search' | 'offer'>): readonly WantedPerson[]
  day(choice: Pick<Of, 'search' | 'offer'>): LocalDate
  /** What its seller asks besides people and contact; absent where that is nothing. */
  questions?(choice: Pick<Of, 'search' | 'offer'>): TripQuestion[]
  /** The documents that the buyer opens before; absent without any. */
  documents?: readonly DisclosureKind[]
  /** It is bought after the others, and not at all where none of them could be booked. */
  followsOthers?: true
  needsPassport(choice: Pick<Of, 'search' | 'offer'>): boolean
  /** Its people, from one person for each of `wanted`, and the answers by the name of the question. */
  peopleOf(
    choice: Pick<Of, 'search' | 'offer'>,
    entered: { people: readonly TripPerson[]; contact: Contact; answers: ReadonlyMap<string, string> },
  ): Of['people']
  /** Whether its order can be cancelled now for everything that was paid. */
  isFreeToUndo(choice: Pick<Of, 'search' | 'offer'>, now: Date): boolean
}
