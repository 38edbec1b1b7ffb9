import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { agencyId, createdAt, id } from '../columns.ts'
import { users } from '../identity.ts'

/** The members who guide a departure. */
export const tourDepartureGuides = pgTable(
  'tour_departure_guides',
  {
    id: id(),
    agencyId: agencyId(),
    tourId: uuid('tour_id').notNull(),
    optionId: text('option_id').notNull(),
    departureId: text('departure_id').notNull(),
    /** The local day of the departure. */
    day: text('day').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assignedBy: text('assigned_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('tour_departure_guides_once').on(t.agencyId, t.tourId, t.optionId, t.departureId, t.userId),
    index('tour_departure_guides_day').on(t.agencyId, t.day),
  ],
)
