import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readCookie } from '#contract/session/cookies.ts'
import { sessionAge } from '../../auth.ts'
import type { Database } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { accounts, agencies, agencyRoles, authenticators, members, passkeys, sessions, users } from '../../db/schema/index.ts'
import { isHttps } from '../../is-https.ts'
import type { System } from '../../system.ts'

/** The cookie's value is `<token>.<base64 HMAC-SHA256 of the token>`, percent-encoded. Null for a cookie with an invalid signature. */
export function openSignedToken(value: string, secret: string): string | null {
  const at = value.lastIndexOf('.')
  if (at < 1) return null
  const token = value.slice(0, at)
  const given = Buffer.from(value.slice(at + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

const previewed = alias(agencyRoles, 'previewed')
const practice = alias(agencies, 'practice')

/** Whether a user has an authenticator app or a passkey. */
const hasSecondFactor = sql`(exists (select 1 from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)
  or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}))`

/** The time of the last use is written at most this often, in minutes. */
const USE_MINUTES = 15

const selectSession = (db: Database, ofHost: SQL | undefined) =>
  db
    .select({
      sessionId: sessions.id,
      confirmedAt: sessions.confirmedAt,
      user: { id: users.id, name: users.name, email: users.email },
      isGoogleUser: sql<boolean>`exists (select 1 from ${accounts} where ${accounts.userId} = ${users.id} and ${accounts.providerId} = 'google')`,
      agency: agencies,
      practice,
      role: members.role,
      regional: { zone: members.timeZone, locale: members.locale, currency: members.displayCurrency },
      ownRole: {
        name: agencyRoles.name,
        permissions: agencyRoles.permissions,
        orderScope: agencyRoles.orderScope,
        walletLimit: agencyRoles.walletLimit,
        refundLimit: agencyRoles.refundLimit,
      },
      branchId: members.branchId,
      preview: sessions.previewRole,
      previewOwn: {
        name: previewed.name,
        permissions: previewed.permissions,
        orderScope: previewed.orderScope,
        walletLimit: previewed.walletLimit,
        refundLimit: previewed.refundLimit,
      },
      needsSecondFactor: sql<boolean>`case when ${agencies.secondFactorRequired} then not ${hasSecondFactor} else false end`,
      isUseDue: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(mins => ${sql.raw(String(USE_MINUTES))})`,
      isDue: sql<boolean>`${sessions.expiresAt} < now() + make_interval(secs => ${sql.raw(String(sessionAge.expiresIn - sessionAge.updateAge))})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(members, and(eq(members.userId, users.id), isNull(members.deactivatedAt)))
    .leftJoin(agencies, and(eq(agencies.id, members.organizationId), ofHost))
    .leftJoin(
      practice,
      and(eq(practice.practiceOf, agencies.id), isNull(practice.practiceEndedAt), eq(sessions.isPractising, true)),
    )
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .leftJoin(previewed, and(eq(previewed.id, sessions.previewRoleId), eq(previewed.agencyId, agencies.id)))
    .where(and(eq(sessions.token, sql.placeholder('token')), sql`${sessions.expiresAt} > now()`))
    .orderBy(
      sql`${agencies.id} is null`,
      sql`(${agencies.id} = ${sessions.activeOrganizationId}) desc nulls last`,
      members.createdAt,
    )
    .limit(1)

const anyAgency = prepared((db: Database) => selectSession(db, undefined).prepare('session'))
const hostAgency = prepared((db: Database) =>
  selectSession(db, eq(agencies.slug, sql.placeholder('slug'))).prepare('session_on_host'),
)

/**
 * Session, user, membership and role of a cookie in one query, because every request needs them: the sign-in library takes two queries without the
 * membership. `practice` is the agency's practice tenant, if the session works in it. `slug` is the host's agency; without one it is the agency that
 * the session works in, else the user's first. Once a day the library prolongs the session, and its last use is noted every quarter of an hour.
 */
export async function readSession(system: System, headers: IncomingHttpHeaders, slug: string | null) {
  const { secret } = await system.auth.$context
  const cookie = readCookie(headers.cookie ?? '', 'tradewind.session_token', isHttps(system.config))
  const token = cookie === null ? null : openSignedToken(cookie, secret)
  if (token === null) return null
  const statement = slug === null ? anyAgency : hostAgency
  const [row] = await statement(system.db).execute({ token, slug })
  if (row?.isDue) await system.auth.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) })
  if (row?.isUseDue) await system.db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, row.sessionId))
  return row ?? null
}
