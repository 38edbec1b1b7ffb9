import { z } from 'zod'
import { AgencyOfLink } from '../deposits/by-link.ts'
import { Id, Instant, Money } from '../shapes.ts'

/** A traveller of a quote, or a group of them. */
export const QuoteParty = z.object({ id: z.string(), name: z.string(), isGroup: z.boolean() })
export type QuoteParty = z.infer<typeof QuoteParty>

/** A part as its customer sees it. */
export const SharedPart = z.object({
  kind: z.enum(['item', 'text']),
  id: Id,
  title: z.string(),
  /** Lines of an item, paragraphs of a text. */
  lines: z.array(z.string()),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The names of whom it is for; empty for all. */
  forWhom: z.string(),
  isOptional: z.boolean(),
  /** Null of a text. */
  price: Money.nullable(),
  photo: z.string().nullable(),
})
export type SharedPart = z.infer<typeof SharedPart>

/** What a party travels in an option, by day. Prices are its shares; null where the agency does not show them. */
export const ItineraryOption = z.object({
  id: Id,
  title: z.string(),
  days: z.array(
    z.object({ day: z.string().nullable(), parts: z.array(SharedPart.omit({ forWhom: true }).extend({ sharedBy: z.int() })) }),
  ),
  total: Money.nullable(),
})
export type ItineraryOption = z.infer<typeof ItineraryOption>

/** The private page of a party: what it travels, and nothing of the others. */
export const SharedItinerary = z.object({
  number: z.string(),
  title: z.string(),
  party: QuoteParty,
  /** Open: the customer has not answered yet. Ended: declined, expired, or being changed. */
  state: z.enum(['open', 'accepted', 'ended']),
  terms: z.string(),
  options: z.array(ItineraryOption),
  sentAt: Instant,
  agency: AgencyOfLink,
})
export type SharedItinerary = z.infer<typeof SharedItinerary>
