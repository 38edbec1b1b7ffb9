import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { users } from './identity.ts'

/** Second factors of users. Not tenant data: read at the sign-in, before the tenant is known, by the owner role alone. */

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The authenticator app of a user (RFC 6238). */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  /** Base32, encrypted. */
  secret: text('secret').notNull(),
  /** Null until a code has confirmed that the app has the secret; codes are asked for from then on. */
  confirmedAt: instant('confirmed_at'),
  /** The newest time step whose code was used: neither its code nor an older one is accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
})

/** Codes that replace the second factor once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the user's id and the code. */
    hash: text('hash').notNull().unique(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** WebAuthn credentials of users. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    /** Base64url, as authenticators and browsers name it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's count of signatures; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether the device copies it to the person's other devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** Browser, system and network that a user signed in from, as a hash: a sign-in from another one is mailed to the user. */
export const signInDevices = pgTable(
  'sign_in_devices',
  {
    userId: userId(),
    hash: text('hash').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)
