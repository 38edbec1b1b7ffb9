import type { Offer, OfferPassenger } from '../../inventory/wire.ts'
import { creditIdsFor } from '../credits/spend-credits.ts'
import type { Call } from '../http/add-route.ts'
import { toAmount, toMinor } from '../money.ts'
import type { OfferNote, OfferPassengerNote, Records, SearchNote } from '../open-records.ts'

/** The test airline's only member, who gets a discount of a tenth of the fare. */
const MEMBER = { account_number: '1234567890', airline_iata_code: 'ZZ' }

const isMember = ({ loyalty_programme_accounts }: OfferPassenger) =>
  loyalty_programme_accounts.some(
    ({ account_number, airline_iata_code }) =>
      account_number === MEMBER.account_number && airline_iata_code === MEMBER.airline_iata_code,
  )

/** The discount of a membership on an offer of the search, in hundredths. */
export const memberDiscount = (found: Offer, passengers: OfferPassenger[]): number =>
  found.owner.iata_code === 'ZZ' && passengers.some(isMember) ? Math.round(toMinor(found.base_amount) / 10) : 0

/** Accounts given to a search are used only for the airlines that accept them. */
const taken = (offer: Offer, note: OfferPassengerNote | undefined): OfferPassengerNote => ({
  ...note,
  ...(note?.loyalty_programme_accounts && {
    loyalty_programme_accounts: note.loyalty_programme_accounts.filter(({ airline_iata_code }) =>
      offer.supported_loyalty_programmes.includes(airline_iata_code),
    ),
  }),
})

/** Data of an offer's search; offers contain only its passengers' ids. */
export const searchNoteOf = (records: Records, { passengers }: Pick<Offer, 'passengers'>): SearchNote | undefined =>
  records.searchNotes.get(passengers[0]?.id ?? '')

interface Notes {
  search: SearchNote | undefined
  note: OfferNote | undefined
}

/** An offer as found, with the travellers and credits of its search, and the later changes. */
export function applyNotes({ deps, records }: Pick<Call, 'deps' | 'records'>, found: Offer, { search, note }: Notes): Offer {
  if (note === undefined && search === undefined) return found
  const passengers = found.passengers.map((passenger) => ({
    ...passenger,
    ...taken(found, search?.passengers[passenger.id]),
    ...note?.passengers[passenger.id],
  }))
  const added = (note?.surcharge ?? 0) - memberDiscount(found, passengers)
  return {
    ...found,
    passengers,
    base_amount: toAmount(toMinor(found.base_amount) + added),
    total_amount: toAmount(toMinor(found.total_amount) + added),
    available_airline_credit_ids: creditIdsFor(records, search?.creditIds ?? [], found, deps.now()),
  }
}
