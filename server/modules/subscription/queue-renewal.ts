import { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'

/** The name and payload of the renewal's job; `at` is the instant for which it was enqueued. */
export const renewal = { name: 'subscription.renew', payload: z.object({ agencyId: z.uuid(), at: z.iso.datetime() }) }

/** Enqueues the renewal for an instant. */
export const queueRenewal = (tx: Transaction, ctx: Ctx, at: Date): Promise<void> =>
  ctx.system.jobs.enqueue(
    tx,
    renewal,
    { agencyId: ctx.agencyId, at: at.toISOString() },
    { afterSeconds: Math.max(1, Math.ceil((at.getTime() - ctx.now().getTime()) / 1_000)) },
  )
