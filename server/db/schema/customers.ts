import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customerKinds, customerLinkKinds, customerOrigins, type Preferences } from '#domain/customers/customer.ts'
import type { ImportField } from '#domain/customers/import-columns.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { users } from './identity.ts'

/** Lower case without accents, as `plainText` writes it: the search of a list compares plain texts. */
const plain = (value: SQL): SQL =>
  sql`translate(lower(regexp_replace(normalize(${value}, NFD), '[\\u0300-\\u036f]', '', 'g')), 'ɓɗƙƴøłđð', 'bdkyoldd')`

/**
 * People and companies that buy from an agency. A row with `primary_id` is no record of its own: it is a merged duplicate, or a further e-mail
 * address, of that record. So the contact of every sale and every sign-in finds one record by one unique index.
 */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    agencyId: agencyId(),
    kind: oneOf('kind', customerKinds).notNull().default('person'),
    name: text('name').notNull(),
    /** In lower case; empty where none is known. */
    email: text('email').notNull(),
    /** Empty where none is known. */
    phone: text('phone').notNull(),
    furtherPhones: text('further_phones').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull().default({}),
    /** Whether they asked not to be mailed for reviews. */
    noReviewMails: boolean('no_review_mails').notNull().default(false),
    /** Passports, encrypted. */
    documentsCipher: text('documents_cipher'),
    primaryId: uuid('primary_id').references((): AnyPgColumn => customers.id),
    origin: oneOf('origin', customerOrigins).notNull().default('order'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
    erasedAt: instant('erased_at'),
    /** Further e-mail addresses, digits of further phones, and tags, plain. */
    searchMore: text('search_more').notNull().default(''),
    searchText: text('search_text').generatedAlwaysAs(
      sql`${plain(sql`name || ' ' || email || ' ' || phone`)} || ' ' || search_more`,
    ),
    /** The address without what follows a plus sign: `ada+paris@x.com` is `ada@x.com`. */
    emailKey: text('email_key').generatedAlwaysAs(sql`regexp_replace(email, '\\+[^@]*@', '@')`),
    /** The last nine digits, which national and international forms of a number share. */
    phoneKey: text('phone_key').generatedAlwaysAs(sql`right(regexp_replace(phone, '[^0-9]', '', 'g'), 9)`),
  },
  (t) => [
    uniqueIndex('customers_agency_email').on(t.agencyId, t.email).where(sql`${t.email} <> ''`),
    index('customers_name').on(t.agencyId, t.name, t.id),
    index('customers_created').on(t.agencyId, t.createdAt, t.id),
    index('customers_email_key').on(t.agencyId, t.emailKey),
    index('customers_phone_key').on(t.agencyId, t.phoneKey),
    index('customers_primary').on(t.agencyId, t.primaryId),
    ...closedLists(t),
  ],
)

/** Notes of members about a customer. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    agencyId: agencyId(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    text: text('text').notNull(),
    author: text('author').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('customer_notes_customer').on(t.customerId, t.at)],
)

/** Two customers that belong together. For a contact, `customer_id` is the company. */
export const customerLinks = pgTable(
  'customer_links',
  {
    id: id(),
    agencyId: agencyId(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    otherId: uuid('other_id')
      .notNull()
      .references(() => customers.id),
    kind: oneOf('kind', customerLinkKinds).notNull(),
    /** `spouse`, `accounts department`; may be empty. */
    relation: text('relation').notNull().default(''),
  },
  (t) => [
    uniqueIndex('customer_links_once').on(t.customerId, t.otherId),
    index('customer_links_other').on(t.otherId),
    ...closedLists(t),
  ],
)

/** Merges, each with what its undo needs. */
export const customerMerges = pgTable(
  'customer_merges',
  {
    id: id(),
    agencyId: agencyId(),
    survivorId: uuid('survivor_id')
      .notNull()
      .references(() => customers.id),
    duplicateId: uuid('duplicate_id')
      .notNull()
      .references(() => customers.id),
    /** Both records before the merge and the ids of the rows that moved, encrypted; null once the customer is erased. */
    beforeCipher: text('before_cipher'),
    by: text('by').notNull(),
    at: instant('at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [index('customer_merges_survivor').on(t.survivorId, t.at)],
)

/** An uploaded file of customers, from the matching of its columns to its result. */
export const customerImports = pgTable(
  'customer_imports',
  {
    id: id(),
    agencyId: agencyId(),
    fileName: text('file_name').notNull(),
    state: oneOf('state', ['uploaded', 'running', 'done']).notNull().default('uploaded'),
    /** The file, encrypted; null once it is imported. */
    fileCipher: text('file_cipher'),
    columns: jsonb('columns').$type<(ImportField | null)[]>().notNull(),
    /** A tag for every imported customer; may be empty. */
    tag: text('tag').notNull().default(''),
    /** Rows below the header; of them done so far, created, updated and refused. */
    total: integer('total').notNull(),
    position: integer('position').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    /** The refused rows, each with its reason, encrypted. */
    refusedCipher: text('refused_cipher'),
    refused: integer('refused').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('customer_imports_agency').on(t.agencyId, t.createdAt), ...closedLists(t)],
)
