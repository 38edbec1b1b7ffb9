import { z } from 'zod'
import {
  CustomerEmail,
  CustomerPhone,
  customerKinds,
  customerLinkKinds,
  customerOrigins,
  Preferences,
  Tag,
} from '#domain/customers/customer.ts'
import { TravelDocument } from '#domain/flights/people/traveller.ts'
import { Words } from '#domain/words.ts'
import { OrderRow } from '../base/order-base.ts'
import { Id, Instant, mailStatuses } from '../shapes.ts'

/** A row of the list. */
export const CustomerRow = z.object({
  id: Id,
  kind: z.enum(customerKinds),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  tags: z.array(z.string()),
  origin: z.enum(customerOrigins),
  createdAt: Instant,
  /** Orders of any status; the day of the newest. */
  orders: z.int(),
  lastOrderAt: Instant.nullable(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

/** What a member writes of a record. */
export const CustomerInput = z.object({
  kind: z.enum(customerKinds).default('person'),
  name: Words.trim().min(1, 'Enter the name.').max(120, 'A name has at most 120 characters.'),
  email: z.union([z.literal(''), CustomerEmail], 'Enter an e-mail address such as name@example.com.').default(''),
  /** Orders from these addresses belong to the same customer, and each can sign in on the storefront. */
  furtherEmails: z.array(CustomerEmail).max(10, 'At most 10 further addresses.').default([]),
  phone: z
    .union([z.literal(''), CustomerPhone], 'Enter a phone number of 6 to 15 digits, with its country code if you know it.')
    .default(''),
  furtherPhones: z.array(CustomerPhone).max(10, 'At most 10 further numbers.').default([]),
  tags: z.array(Tag).max(20, 'At most 20 tags.').default([]),
  preferences: Preferences.default({ seat: '', meal: '', board: '', other: '' }),
})
export type CustomerInput = z.infer<typeof CustomerInput>

export const CustomerLink = z.object({
  id: Id,
  /** The customer at the other end. */
  other: z.object({ id: Id, name: z.string(), kind: z.enum(customerKinds) }),
  kind: z.enum(customerLinkKinds),
  relation: z.string(),
})

/** Another record with the same e-mail address or phone number. */
export const Duplicate = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  matches: z.array(z.enum(['email', 'phone'])),
})
export type Duplicate = z.infer<typeof Duplicate>

export const CustomerNote = z.object({ id: Id, text: z.string(), author: z.string(), at: Instant })

export const StoredDocument = TravelDocument.extend({
  id: Id,
  /** Only the last three characters for roles without `customers:write`. */
  number: z.string(),
  /** Its validity today: expired, less than six months, or fine. */
  state: z.enum(['fine', 'expires-soon', 'expired']),
})

const MessageRow = z.object({ id: Id, topic: z.string(), message: z.string(), at: Instant })
const CustomerMail = z.object({ id: Id, subject: z.string(), status: z.enum(mailStatuses), at: Instant })

/** The whole record. */
export const Customer = CustomerInput.extend({
  id: Id,
  email: z.string(),
  furtherEmails: z.array(z.string()),
  phone: z.string(),
  furtherPhones: z.array(z.string()),
  name: z.string(),
  tags: z.array(z.string()),
  origin: z.enum(customerOrigins),
  createdBy: z.string().nullable(),
  createdAt: Instant,
  erasedAt: Instant.nullable(),
  documents: z.array(StoredDocument),
  notes: z.array(CustomerNote),
  links: z.array(CustomerLink),
  duplicates: z.array(Duplicate),
  merges: z.array(z.object({ id: Id, name: z.string(), by: z.string(), at: Instant })),
  /** The newest 50 of each. */
  orders: z.array(OrderRow),
  orderCount: z.int(),
  mails: z.array(CustomerMail),
  messages: z.array(MessageRow),
})
export type Customer = z.infer<typeof Customer>

/** The fields of which a merge keeps one value; everything else of both records stays. */
export const mergedFields = ['name', 'kind', 'email', 'phone', 'seat', 'meal', 'board', 'other'] as const
export type MergedField = (typeof mergedFields)[number]

const MergeSide = z.enum(['survivor', 'duplicate']).optional()

/** The side whose value stays, by field. */
export const MergeSides = z.object({
  name: MergeSide,
  kind: MergeSide,
  email: MergeSide,
  phone: MergeSide,
  seat: MergeSide,
  meal: MergeSide,
  board: MergeSide,
  other: MergeSide,
} satisfies Record<MergedField, typeof MergeSide>)
export type MergeSides = z.infer<typeof MergeSides>

const Side = z.object({ id: Id, name: z.string(), values: z.record(z.enum(mergedFields), z.string()), orders: z.int() })

export const MergePreview = z.object({
  survivor: Side,
  duplicate: Side,
  /** The side whose value is proposed, of each field with two different values. */
  proposed: MergeSides,
  /** What moves to the surviving record. */
  moves: z.object({ orders: z.int(), notes: z.int(), documents: z.int(), tags: z.array(z.string()), links: z.int() }),
})
export type MergePreview = z.infer<typeof MergePreview>

/** What an erasure removes and keeps. */
export const ErasurePreview = z.object({
  name: z.string(),
  orders: z.int(),
  quotes: z.int(),
  /** Of own tours. */
  reviews: z.int(),
  mails: z.int(),
  messages: z.int(),
  notes: z.int(),
  documents: z.int(),
  travellers: z.int(),
  /** Numbers of orders that are not finished: while there are any, nothing is erased. */
  open: z.array(z.string()),
})
export type ErasurePreview = z.infer<typeof ErasurePreview>
