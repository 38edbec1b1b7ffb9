import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { activationStates, type LicenceType, licenceTypes } from '#domain/agency/activation.ts'
import type { ContactDetails } from '#domain/agency/contact-details.ts'
import type { NotificationChoices } from '#domain/notifications/notification-kinds.ts'
import type { SavedViews } from '#domain/lists/saved-views.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { agencies, users } from './identity.ts'

/** The larger settings of an agency, which its record does not carry because every request reads that. No row: the defaults. */
export const agencySettings = pgTable('agency_settings', {
  agencyId: uuid('agency_id')
    .primaryKey()
    .references(() => agencies.id, { onDelete: 'cascade' }),
  contact: jsonb('contact').$type<ContactDetails>(),
  /** The agency's own terms for its customers; empty: none. */
  terms: text('terms').notNull().default(''),
  /** Increases with each change of the terms; orders store the one that was accepted. */
  termsVersion: integer('terms_version').notNull().default(0),
})

/** A member's own facts and choices at an agency. No row: the defaults. */
export const memberProfiles = pgTable(
  'member_profiles',
  {
    agencyId: agencyId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone').notNull().default(''),
    /** The id of a picture. */
    photoId: uuid('photo_id'),
    notificationChoices: jsonb('notification_choices').$type<NotificationChoices>().notNull().default({}),
    listViews: jsonb('list_views').$type<SavedViews>().notNull().default({}),
    /** When the next daily digest is sent: its job is enqueued. Null while none waits. */
    digestAt: instant('digest_at'),
    /** The secret of the calendar's address: its hash finds the row, the encrypted text is shown to the member. */
    calendarHash: text('calendar_hash'),
    calendarCipher: text('calendar_cipher'),
    calendarAt: instant('calendar_at'),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.userId] }),
    uniqueIndex('member_profiles_calendar').on(t.agencyId, t.calendarHash),
    index('member_profiles_user').on(t.userId),
  ],
)

/** The business activation of an agency. No row: a draft. */
export const activations = pgTable(
  'activations',
  {
    agencyId: uuid('agency_id')
      .primaryKey()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    state: oneOf('state', activationStates).notNull().default('draft'),
    /** What the reviewer wrote. */
    note: text('note').notNull().default(''),
    /** The reviewer's id of the submission under review. */
    reviewId: text('review_id'),
    submittedBy: text('submitted_by'),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
  },
  (t) => closedLists(t),
)

/** Who may sell for whom: orders that the delegate sells belong to the member. */
export const memberDelegates = pgTable(
  'member_delegates',
  {
    agencyId: agencyId(),
    /** The member for whom orders are sold. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    delegateId: uuid('delegate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.userId, t.delegateId] }),
    index('member_delegates_delegate').on(t.agencyId, t.delegateId),
    check('member_delegates_other', sql`${t.userId} <> ${t.delegateId}`),
  ],
)

/** Licence documents of an activation. Their files are named by the id and sent only to members who may change the agency. */
export const activationDocuments = pgTable(
  'activation_documents',
  {
    id: id(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    type: oneOf('type', Object.keys(licenceTypes) as LicenceType[]).notNull(),
    bytes: integer('bytes').notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('activation_documents_agency').on(t.agencyId, t.createdAt), ...closedLists(t)],
)
