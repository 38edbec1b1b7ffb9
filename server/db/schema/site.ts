import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Site } from '#domain/site/site.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { agencies } from './identity.ts'
import { customers } from './orders.ts'

/** The storefront that an agency is working on. Every save counts `revision` up; a save that started from an older one is refused. */
export const sites = pgTable('sites', {
  agencyId: uuid('agency_id')
    .primaryKey()
    .references(() => agencies.id, { onDelete: 'cascade' }),
  draft: jsonb('draft').$type<Site>().notNull(),
  revision: integer('revision').notNull().default(1),
  /** The version that visitors see; null before the first publishing. */
  publishedNumber: integer('published_number'),
  /** When the draft goes live by itself. */
  publishAt: instant('publish_at'),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  /** The draft that the last restore or template put aside, and what took its place; null until one did. */
  replacedDraft: jsonb('replaced_draft').$type<Site>(),
  replacedBy: text('replaced_by'),
  replacedAt: instant('replaced_at'),
})

/** Everything that was ever published. */
export const siteVersions = pgTable(
  'site_versions',
  {
    id: id(),
    agencyId: agencyId(),
    number: integer('number').notNull(),
    site: jsonb('site').$type<Site>().notNull(),
    note: text('note').notNull().default(''),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('site_versions_number').on(t.agencyId, t.number)],
)

/** A draft as somebody outside the agency may look at it, for a while; the id is the secret of its link. */
export const sitePreviews = pgTable('site_previews', {
  id: id(),
  agencyId: agencyId(),
  /** Null once the link is no longer valid: what it showed is deleted, that it existed stays in the list for a while. */
  site: jsonb('site').$type<Site>(),
  /** The revision of the draft that it shows. */
  revision: integer('revision').notNull().default(0),
  createdBy: text('created_by').notNull().default(''),
  createdAt: createdAt(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
})

/** Pictures that an agency uploaded; the files are named by the id, in the sizes of `widths`. */
export const images = pgTable(
  'images',
  {
    id: id(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    alt: text('alt').notNull().default(''),
    /** `svg`, or the raster sizes are WebP and AVIF. */
    kind: oneOf('kind', ['raster', 'svg']).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    widths: jsonb('widths').$type<number[]>().notNull(),
    bytes: integer('bytes').notNull(),
    /** A few bytes of WebP as a data address, shown until the picture arrives. */
    placeholder: text('placeholder').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('images_agency').on(t.agencyId, t.createdAt), ...closedLists(t)],
)

/** Domains of their own that lead to storefronts. Read before the tenant is known, like agencies. */
export const agencyDomains = pgTable(
  'agency_domains',
  {
    name: text('name').primaryKey(),
    agencyId: agencyId(),
    /** What the agency puts into a TXT record to prove that the domain is its own. */
    token: text('token').notNull(),
    verifiedAt: instant('verified_at'),
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('agency_domains_agency').on(t.agencyId)],
)

/** Codes that were mailed to a customer; the code itself is kept as a hash. */
export const customerCodes = pgTable(
  'customer_codes',
  {
    id: id(),
    agencyId: agencyId(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('customer_codes_email').on(t.agencyId, t.email)],
)

export const customerSessions = pgTable(
  'customer_sessions',
  {
    id: id(),
    agencyId: agencyId(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('customer_sessions_token').on(t.agencyId, t.tokenHash)],
)

/** What visitors write to the agency on its storefront. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    topic: text('topic').notNull().default(''),
    message: text('message').notNull(),
    /** The order it is about, as the visitor named it. */
    reference: text('reference').notNull().default(''),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [index('contact_messages_agency').on(t.agencyId, t.createdAt)],
)
