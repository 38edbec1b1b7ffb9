import { z } from 'zod'

export const FlightTicket = z.object({
  /** The supplier's id of the traveller, who may have several tickets. */
  passengerId: z.string(),
  /** `125-2342567890`: the airline's three digits, a hyphen, the serial number. */
  number: z.string(),
})
export type FlightTicket = z.infer<typeof FlightTicket>

/** What is stored about an order of flights after its sale. */
export const FlightDetails = z.object({ tickets: z.array(FlightTicket).default([]) })
export type FlightDetails = z.infer<typeof FlightDetails>

/** The newest ticket of a traveller; null if there is none. */
export const ticketOf = ({ tickets }: FlightDetails, passengerId: string | null): string | null =>
  tickets.findLast((ticket) => ticket.passengerId === passengerId)?.number ?? null
