import { z } from 'zod'

/** A ticket number as a person writes it, with or without its hyphen. */
export const TicketNumber = z.string().regex(/^\d{3}-?\d{10}$/, 'A ticket number is 3 digits, a hyphen and 10 digits.')

/** The airline's booking reference. */
export const RecordLocator = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{5,8}$/, 'A booking reference has 5 to 8 letters and digits.')

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
