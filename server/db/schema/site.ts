import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Site } from '#domain/site/site.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { customers } from './customers.ts'
import { agencies } from './identity.ts'

/** The draft of a storefront. Every save increments `revision`; a save based on an older revision is refused. */
export const sites = pgTable('sites', {
  agencyId: uuid('agency_id')
    .primaryKey()
    .references(() => agencies.id, { onDelete: 'cascade' }),
  draft: jsonb('draft').$type<Site>().notNull(),
  revision: integer('revision').notNull().default(1),
  /** The live version; null before the first publishing. */
  publishedNumber: integer('published_number'),
  /** When the draft is published by schedule. */
  publishAt: instant('publish_at'),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  /** The draft that the last restore or template replaced, and what replaced it; null before. */
  replacedDraft: jsonb('replaced_draft').$type<Site>(),
  replacedBy: text('replaced_by'),
  replacedAt: instant('replaced_at'),
})

/** Every published version. */
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

/** A preview of a draft for people outside the agency, for a limited time; the id is the secret of its link. */
export const sitePreviews = pgTable('site_previews', {
  id: id(),
  agencyId: agencyId(),
  /** Null once the link is invalid: the content is deleted, the row stays in the list for a while. */
  site: jsonb('site').$type<Site>(),
  /** The revision of the draft in the preview. */
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
    /** `svg`, or the raster formats WebP and AVIF. */
    kind: oneOf('kind', ['raster', 'svg']).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    widths: jsonb('widths').$type<number[]>().notNull(),
    bytes: integer('bytes').notNull(),
    /** A tiny WebP as a data URL, shown until the picture has loaded. */
    placeholder: text('placeholder').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('images_agency').on(t.agencyId, t.createdAt), ...closedLists(t)],
)

/** Agencies' own domains for storefronts. Read before the tenant is known, like agencies. */
export const agencyDomains = pgTable(
  'agency_domains',
  {
    name: text('name').primaryKey(),
    agencyId: agencyId(),
    /** The value of the TXT record that proves ownership of the domain. */
    token: text('token').notNull(),
    verifiedAt: instant('verified_at'),
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('agency_domains_agency').on(t.agencyId)],
)

/** Codes mailed to customers; stored as a hash. */
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

/** Messages from visitors of the storefront to the agency. */
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
    /** The order it is about, as typed by the visitor. */
    reference: text('reference').notNull().default(''),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [index('contact_messages_agency').on(t.agencyId, t.createdAt)],
)
