import ipaddr from 'ipaddr.js'
import type { z } from 'zod'
import type { ApiKey, NewApiKey } from '#contract/developers/api-keys.ts'
import { AppError } from '#domain/errors.ts'
import { type Permission, permissions } from '#domain/permissions.ts'
import type { Ctx } from '../../ctx.ts'
import { apiKeys } from '../../db/schema/index.ts'
import { hashOf, makeKey, prefixOf } from '../../http/visitor/key-text.ts'
import { confirmPerson } from '../accounts/confirm-person.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { ensurePractice } from '../training/practise.ts'
import { toApiKey } from './key-row.ts'

type Given = z.output<typeof NewApiKey>

const isRange = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text)

function problemsOf({ addresses, expiresAt }: Given, now: Date): { path: string; message: string }[] {
  const message = 'Write an address such as 203.0.113.9 or a range such as 203.0.113.0/24.'
  return [
    ...addresses.flatMap((address, at) => (isRange(address) ? [] : [{ path: `addresses.${at}`, message }])),
    ...(expiresAt && new Date(expiresAt) <= now ? [{ path: 'expiresAt', message: 'Choose a day in the future.' }] : []),
  ]
}

/**
 * Creates a key with permissions of the member, who enters the password again. The key itself is returned here and stored nowhere. Throws
 * input.invalid, practice.not-available for a test key, access.forbidden for a permission that the member does not have or a caller that is a key itself, and auth.wrong-password.
 */
export async function createKey(ctx: Ctx, given: Given, held: readonly Permission[]): Promise<ApiKey & { key: string }> {
  const { userId, name: createdBy, role } = ctx.actor
  if (!userId || role === 'key' || !given.permissions.every((one) => held.includes(one))) throw new AppError('access.forbidden')
  const problems = problemsOf(given, ctx.now())
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  await confirmPerson(ctx.system, { userId, password: given.password })
  if (given.isTest) await ensurePractice(ctx, userId)
  const key = makeKey(ctx.agencyId, given.isTest ? 'test' : 'live')
  const row = {
    id: ctx.newId(),
    agencyId: ctx.agencyId,
    name: given.name,
    prefix: prefixOf(key),
    hash: hashOf(key),
    isTest: given.isTest,
    permissions: [...new Set<Permission>(given.permissions)],
    addresses: given.addresses,
    userId,
    createdBy,
    createdAt: ctx.now(),
    expiresAt: given.expiresAt ? new Date(given.expiresAt) : null,
    lastUsedAt: null,
    lastUsedFrom: null,
    revokedAt: null,
    revokedBy: null,
  }
  await ctx.tx(async (tx) => {
    await tx.insert(apiKeys).values(row)
    const after = {
      Permissions: row.permissions.map((one) => permissions[one]),
      ...(row.addresses.length > 0 && { Addresses: row.addresses }),
    }
    await recordAudit(tx, ctx, { action: 'key.created', subject: row.name, after })
  })
  return { ...toApiKey(row, ctx.now()), key }
}
