import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type AuthoredTour, authoredTourStatuses, resourceKinds } from '#domain/authored-tours/tour-shape.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'

/** Tours of the agency's own. Every save of the draft increments `revision`; a save based on an older revision is refused. */
export const authoredTours = pgTable(
  'authored_tours',
  {
    id: id(),
    agencyId: agencyId(),
    status: oneOf('status', authoredTourStatuses).notNull().default('draft'),
    draft: jsonb('draft').$type<AuthoredTour>().notNull(),
    revision: integer('revision').notNull().default(1),
    /** The path of the step that was saved last. */
    lastStep: text('last_step').notNull().default('name'),
    /** The version that is sold; null while none is. */
    publishedNumber: integer('published_number'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [index('authored_tours_agency').on(t.agencyId, t.changedAt), ...closedLists(t)],
)

/** Every published version. */
export const authoredTourVersions = pgTable(
  'authored_tour_versions',
  {
    id: id(),
    agencyId: agencyId(),
    tourId: uuid('tour_id')
      .notNull()
      .references(() => authoredTours.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    tour: jsonb('tour').$type<AuthoredTour>().notNull(),
    /** Of its pin, a column of its own: row-level security uses an index of a column, not of an expression. */
    latitude: doublePrecision('latitude').generatedAlwaysAs(sql`(tour->'location'->'point'->>'latitude')::double precision`),
    /** A column too: read from the document for each tour, it made a search seven times as slow. */
    longitude: doublePrecision('longitude').generatedAlwaysAs(sql`(tour->'location'->'point'->>'longitude')::double precision`),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('authored_tour_versions_number').on(t.agencyId, t.tourId, t.number),
    index('authored_tour_versions_latitude').on(t.agencyId, t.latitude),
  ],
)

/** What departures of several tours share: a guide, a bus of 14 seats. */
export const tourResources = pgTable(
  'tour_resources',
  {
    id: id(),
    agencyId: agencyId(),
    name: text('name').notNull(),
    kind: oneOf('kind', resourceKinds).notNull(),
    /** Units that can be in use at the same time. */
    capacity: integer('capacity').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('tour_resources_agency').on(t.agencyId), ...closedLists(t)],
)
