import { integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { missionIds } from '#domain/training/missions.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, id, instant } from './columns.ts'
import { agencies, users } from './identity.ts'

/** The missions that a member started or completed, in the agency's own tenant: a reset of the practice tenant keeps them. */
export const trainingMissions = pgTable(
  'training_missions',
  {
    agencyId: agencyId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mission: oneOf('mission', missionIds).notNull(),
    /** The practice tenant in which it was started. */
    practiceId: uuid('practice_id')
      .notNull()
      .references(() => agencies.id),
    startedAt: instant('started_at').notNull(),
    /** The armed fault of the sandbox, of a mission with a scripted failure. */
    faultId: text('fault_id'),
    /** When the failure was seen to have happened. */
    struckAt: instant('struck_at'),
    doneAt: instant('done_at'),
  },
  (t) => [primaryKey({ columns: [t.agencyId, t.userId, t.mission] }), ...closedLists(t)],
)

/** Certificates of members who completed every mission. */
export const trainingCertificates = pgTable(
  'training_certificates',
  {
    id: id(),
    agencyId: agencyId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Consecutive for each agency. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('training_certificates_user').on(t.agencyId, t.userId),
    uniqueIndex('training_certificates_number').on(t.agencyId, t.number),
  ],
)
