import { index, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StayListing } from '#domain/stays/property.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, id, instant } from './columns.ts'

/** Two listings that may be one property, ordered by their keys `<supplier>.<listing>`; decisions apply to every later search. */
export const stayMatches = pgTable(
  'stay_matches',
  {
    id: id(),
    agencyId: agencyId(),
    leftKey: text('left_key').notNull(),
    rightKey: text('right_key').notNull(),
    /** Score from 0 to 1. */
    score: real('score').notNull(),
    state: oneOf('state', ['open', 'same', 'different']).notNull().default('open'),
    /** The data of each listing when the pair was last found. */
    sides: jsonb('sides').$type<[StayListing, StayListing]>().notNull(),
    decidedBy: text('decided_by'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('stay_matches_pair').on(t.agencyId, t.leftKey, t.rightKey),
    index('stay_matches_state').on(t.agencyId, t.state, t.score),
    ...closedLists(t),
  ],
)
