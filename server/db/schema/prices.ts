import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '#domain/products.ts'
import { closedLists, oneOf } from './closed-lists.ts'
import { agencyId, createdAt, id, instant } from './columns.ts'
import { users } from './identity.ts'

/** The currency of a fixed amount; null for a percentage. */
const currencyOfFixed = () => text('currency')
const fixedHasCurrency = (name: string, { kind, currency }: Record<'kind' | 'currency', AnyPgColumn>) =>
  check(name, sql`(${kind} = 'fixed') = (${currency} is not null)`)

export const markupRules = pgTable(
  'markup_rules',
  {
    id: id(),
    agencyId: agencyId(),
    product: oneOf('product', products).notNull(),
    name: text('name').notNull(),
    kind: oneOf('kind', ['percent', 'fixed']).notNull(),
    /** Hundredths of a percent, or minor units. */
    value: integer('value').notNull(),
    currency: currencyOfFixed(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    /** The member who added it; null for those that an agency starts with. */
    createdBy: uuid('created_by').references(() => users.id),
  },
  (t) => [
    index('markup_rules_agency').on(t.agencyId, t.product),
    fixedHasCurrency('markup_rules_currency', t),
    ...closedLists(t),
  ],
)

export const dealCodes = pgTable(
  'deal_codes',
  {
    id: id(),
    agencyId: agencyId(),
    code: text('code').notNull(),
    kind: oneOf('kind', ['percent', 'fixed']).notNull(),
    value: integer('value').notNull(),
    currency: currencyOfFixed(),
    endsAt: instant('ends_at'),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('deal_codes_agency_code').on(t.agencyId, t.code),
    fixedHasCurrency('deal_codes_currency', t),
    ...closedLists(t),
  ],
)

/** The latest known rates, in units of the base for one unit of the quote. Global. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    base: text('base').notNull(),
    quote: text('quote').notNull(),
    rate: numeric('rate').notNull(),
    source: text('source').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.base, t.quote] })],
)
