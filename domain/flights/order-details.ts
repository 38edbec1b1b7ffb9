import { z } from 'zod'

export const FlightTicket = z.object({
  /** The supplier's id of the traveller; one may have several tickets. */
  passengerId: z.string(),
  /** `125-2342567890`: the airline's three digits, a hyphen, the serial number. */
  number: z.string(),
})
export type FlightTicket = z.infer<typeof FlightTicket>

/** What is known of an order of flights after its sale. */
export const FlightDetails = z.object({ tickets: z.array(FlightTicket).default([]) })
export type FlightDetails = z.infer<typeof FlightDetails>

/** The newest ticket of a traveller; null for none. */
export const ticketOf = ({ tickets }: FlightDetails, passengerId: string | null): string | null =>
  tickets.findLast((ticket) => ticket.passengerId === passengerId)?.number ?? null
