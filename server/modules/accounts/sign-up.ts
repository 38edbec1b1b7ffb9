import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignUp } from '#contract/session/auth.ts'
import { AppError } from '#domain/errors.ts'
import { findCountry } from '#domain/travel/countries.ts'
import { databaseCode } from '../../db/database-code.ts'
import { agencies, members, users } from '../../db/schema/index.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { System } from '../../system.ts'
import { mailWelcome } from '../mail/mail-welcome.ts'
import { createAgency } from './create-agency.ts'
import { createUser } from './create-user.ts'
import { signIn } from './sign-in.ts'

const UNIQUE_VIOLATION = '23505'

/** Reserved names, which would be misread in a host name. */
const reserved = new Set(['www', 'api', 'app', 'admin', 'customer', 'mail', 'static', 'assets', 'tradewind'])

/** Creates an agency with its owner, and signs the owner in. Throws auth.email-taken or auth.slug-taken; then nothing is created. */
export async function signUp(context: RequestContext, input: z.infer<typeof SignUp>): Promise<void> {
  const { system } = context
  await system.rateLimits.consume([
    ['sign-up.address', addressGroup(context.ipAddress)],
    ['sign-up.account', input.email.toLowerCase()],
  ])
  if (!findCountry(input.country))
    throw new AppError('input.invalid', { problems: [{ path: 'country', message: 'Choose a country from the list.' }] })
  if (reserved.has(input.slug) || (await isTaken(system, input.slug))) throw new AppError('auth.slug-taken', { slug: input.slug })
  const [known] = await system.db.select({ id: users.id }).from(users).where(eq(users.email, input.email)).limit(1)
  if (known) throw new AppError('auth.email-taken')
  const userId = await createUser(system, input)
  let agencyId: string
  try {
    agencyId = await createAgency(system, {
      name: input.agencyName,
      slug: input.slug,
      email: input.email,
      country: input.country,
    })
    await system.db.insert(members).values({ organizationId: agencyId, userId, role: 'owner' })
  } catch (error) {
    await system.db.delete(users).where(eq(users.id, userId))
    if (databaseCode(error) === UNIQUE_VIOLATION) throw new AppError('auth.slug-taken', { slug: input.slug })
    throw error
  }
  await mailWelcome(system, { agencyId, name: input.name, email: input.email })
  await signIn(context, { email: input.email, password: input.password })
}

async function isTaken(system: System, slug: string): Promise<boolean> {
  const rows = await system.db.select({ id: agencies.id }).from(agencies).where(eq(agencies.slug, slug)).limit(1)
  return rows.length > 0
}
