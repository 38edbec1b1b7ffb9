import { z } from 'zod'
import { CustomerDocument, customerKinds, customerLinkKinds, Preferences } from '#domain/customers/customer.ts'
import type { Ctx } from '../../../ctx.ts'
import { type CustomerRecord, openDocuments } from '../record/read-record.ts'

/** The columns of a record that a merge changes. */
const Side = z.object({
  name: z.string(),
  kind: z.enum(customerKinds),
  email: z.string(),
  phone: z.string(),
  furtherPhones: z.array(z.string()),
  tags: z.array(z.string()),
  preferences: Preferences,
  documents: z.array(CustomerDocument),
})
export type Side = z.infer<typeof Side>

const Link = z.object({
  id: z.string(),
  agencyId: z.string(),
  customerId: z.string(),
  otherId: z.string(),
  kind: z.enum(customerLinkKinds),
  relation: z.string(),
})

/** What the undo of a merge needs: both records before, the surviving one after, and the rows that moved. */
export const MergeState = z.object({
  survivor: Side,
  duplicate: Side,
  after: Side,
  orders: z.array(z.string()),
  trips: z.array(z.string()),
  /** None in merges that were made before quotes. */
  quotes: z.array(z.string()).default([]),
  /** None in merges that were made before customers planned trips. */
  plannedTrips: z.array(z.string()).default([]),
  notes: z.array(z.string()),
  /** Further addresses, and earlier merged records, of the one that went. */
  addresses: z.array(z.string()),
  /** Its links as they were. */
  links: z.array(Link),
})
export type MergeState = z.infer<typeof MergeState>

export const sideOf = (ctx: Ctx, record: CustomerRecord): Side => ({
  name: record.name,
  kind: record.kind,
  email: record.email,
  phone: record.phone,
  furtherPhones: record.furtherPhones,
  tags: record.tags,
  preferences: Preferences.parse(record.preferences),
  documents: openDocuments(ctx, record),
})
