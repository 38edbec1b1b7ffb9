import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { organization } from 'better-auth/plugins/organization'
import { cookieName, sessionCookies } from '#contract/session/cookies.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { accounts, agencies, invitations, members, sessions, users, verifications } from './db/schema/index.ts'
import { isHttps } from './is-https.ts'

/** Called with the link's token when someone asks for a new password. */
export type SendResetLink = (input: { userId: string; email: string; name: string; token: string }) => Promise<void>

/** Seconds: the lifetime of a session, and the age after which its use prolongs it. */
export const sessionAge = { expiresIn: sessionCookies['tradewind.session_token'], updateAge: 60 * 60 * 24 }

/** Gives the client's address to the library, which would trust any X-Forwarded-For; `requestContext` overwrites what the client sent. */
export const clientAddressHeader = 'x-client-address'

/**
 * Passwords and sessions. The library's own HTTP routes are not mounted: the contract's `auth` endpoints call it in process, so there is one entry
 * point with one validation and one error catalogue.
 */
export function createAuth(options: { config: Config; db: Database; secret: string; sendResetLink: SendResetLink }) {
  const { config, db } = options
  return betterAuth({
    secret: options.secret,
    baseURL: config.publicUrl,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        organization: agencies,
        member: members,
        invitation: invitations,
      },
    }),
    advanced: {
      database: { generateId: 'uuid' },
      cookies: { session_token: { name: cookieName('tradewind.session_token', isHttps(config)) } },
      // The library's default prefix __Secure- would let sibling hosts set the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(config) },
      disableOriginCheck: true,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    session: sessionAge,
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        options.sendResetLink({ userId: user.id, email: user.email, name: user.name, token }),
    },
    plugins: [organization()],
  })
}

export type Auth = ReturnType<typeof createAuth>
