import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'
import { Words } from '../words.ts'
import { ancillaryKinds } from './ancillary-kinds.ts'
import { Cabin } from './offer.ts'

export const AncillaryKind = z.enum(ancillaryKinds)
export type AncillaryKind = z.infer<typeof AncillaryKind>

export const Ancillary = z.object({
  /** The supplier's id inside the product, our own id in API responses. */
  id: z.string(),
  kind: AncillaryKind,
  /** A short description: `Checked bag, 23 kg`. */
  title: z.string(),
  details: z.string().nullable(),
  /** The travellers and flights that it is for; all travellers for what covers the booking. */
  passengerIds: z.array(z.string()),
  segmentIds: z.array(z.string()),
  most: z.int().min(1),
  /** The price of one. */
  price: MoneyShape,
  /** What a cancellation for any reason refunds; null for everything else, and if the airline does not say. */
  givesBack: MoneyShape.nullable().default(null),
})
export type Ancillary = z.infer<typeof Ancillary>

/** One place of a row. A seat without offers is occupied; each offer sells it to one traveller. */
export const SeatCell = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('seat'),
    /** `12A` */
    designator: z.string(),
    name: z.string().nullable(),
    /** The airline's restrictions, such as who may sit at an exit. */
    notes: z.array(z.string()),
    offers: z.array(z.object({ id: z.string(), passengerId: z.string(), price: MoneyShape })),
  }),
  z.object({ kind: z.enum(['empty', 'exit', 'lavatory', 'galley', 'closet', 'stairs', 'bassinet']) }),
])
export type SeatCell = z.infer<typeof SeatCell>

export const SeatMap = z.object({
  segmentId: z.string(),
  cabins: z.array(
    z.object({
      deck: z.int(),
      cabin: Cabin,
      /** Rows over the wing, as indexes into `rows`. */
      wings: z.object({ first: z.int(), last: z.int() }).nullable(),
      /** Front to back; an aisle separates two sections of a row. */
      rows: z.array(z.array(z.array(SeatCell))),
    }),
  ),
})
export type SeatMap = z.infer<typeof SeatMap>

/** All ancillaries that a supplier sells with an offer. A flight without a seat map has no selectable seats. */
export const OfferedAncillaries = z.object({
  services: z.array(Ancillary),
  seatMaps: z.array(SeatMap),
  /** False if a part could not be loaded: missing ancillaries may be available. */
  isComplete: z.boolean(),
})
export type OfferedAncillaries = z.infer<typeof OfferedAncillaries>

export const AncillaryChoice = z.object({ id: Words.min(1).max(200), quantity: z.int().min(1).max(9) })
export type AncillaryChoice = z.infer<typeof AncillaryChoice>

/** The chosen ancillaries, as checkouts and orders store them; `price` is the total. */
export const ChosenAncillary = z.object({
  id: z.string(),
  kind: z.union([AncillaryKind, z.literal('seat')]),
  title: z.string(),
  quantity: z.int().min(1),
  passengerIds: z.array(z.string()),
  segmentIds: z.array(z.string()),
  price: MoneyShape,
})
export type ChosenAncillary = z.infer<typeof ChosenAncillary>

/** Every available seat as a selectable ancillary. */
const seatsOf = ({ seatMaps }: OfferedAncillaries): ChosenAncillary[] =>
  seatMaps.flatMap(({ segmentId, cabins }) =>
    cabins
      .flatMap((cabin) => cabin.rows.flat(2))
      .flatMap((cell) => (cell.kind === 'seat' ? cell.offers.map((offer) => ({ ...offer, designator: cell.designator })) : []))
      .map(({ id, passengerId, price, designator }) => ({
        id,
        kind: 'seat' as const,
        title: `Seat ${designator}`,
        quantity: 1,
        passengerIds: [passengerId],
        segmentIds: [segmentId],
        price,
      })),
  )

/** The price of all that can be chosen. */
export const idsOf = (offered: OfferedAncillaries): string[] => [...seatsOf(offered), ...offered.services].map(({ id }) => id)

export interface AncillaryProblem {
  /** The chosen quantity among the requested. */
  index: number
  id: string
  message: string
}

/**
 * Finds the requested ancillaries among the offered ones. `problems` lists what cannot be sold: something that is not offered (any more), more of it
 * than the airline allows, a second seat for one traveller on one flight, one seat for two travellers.
 */
export function chooseAncillaries(
  offered: OfferedAncillaries,
  choices: readonly AncillaryChoice[],
): { chosen: ChosenAncillary[]; problems: AncillaryProblem[] } {
  const chosen: ChosenAncillary[] = []
  const problems: AncillaryProblem[] = []
  const seats = new Map(seatsOf(offered).map((seat) => [seat.id, seat]))
  const services = new Map(offered.services.map((service) => [service.id, service]))
  const taken = new Set<string>()
  const claim = (...claims: string[]) => {
    const isFree = claims.every((one) => !taken.has(one))
    claims.forEach((one) => taken.add(one))
    return isFree
  }
  for (const [index, { id, quantity }] of choices.entries()) {
    const refuse = (message: string) => problems.push({ index, id, message })
    const seat = seats.get(id)
    const service = services.get(id)
    const most = seat ? 1 : (service?.most ?? 0)
    if (!claim(id)) refuse('This was chosen twice.')
    else if (most === 0) refuse('The airline no longer offers this. Choose again.')
    else if (quantity > most) refuse(`The airline sells at most ${most} of this.`)
    else if (seat && !claim(`${seat.segmentIds[0]}/${seat.passengerIds[0]}`)) refuse('A traveller has one seat on a flight.')
    else if (seat && !claim(`${seat.segmentIds[0]}/${seat.title}`)) refuse(`${seat.title} was chosen for two travellers.`)
    else if (seat) chosen.push(seat)
    else if (service) {
      const { details: _details, most: _most, givesBack: _givesBack, ...rest } = service
      chosen.push({ ...rest, quantity, price: { ...rest.price, amount: rest.price.amount * quantity } })
    }
  }
  return { chosen, problems }
}
