import { z } from 'zod'
import { Money } from '#contract/shapes.ts'
import { Participant, TourAnswer } from '#domain/tours/people.ts'
import type { Ctx } from '../../ctx.ts'
import { changeTour } from './change-tour.ts'

const Stored = z.object({
  id: z.string(),
  day: z.string(),
  time: z.string().nullable(),
  adults: z.int(),
  children: z.array(z.int()),
  pay: Money,
  refund: Money,
  peopleCipher: z.string().nullable(),
  idempotencyKey: z.string(),
})
const People = z.object({ participants: z.array(Participant), answers: z.array(TourAnswer) })

/** Makes a change that a colleague approved, as the member had asked for it. */
export function runApprovedChange(ctx: Ctx, stored: unknown): Promise<{ done: true }> {
  const { peopleCipher, ...input } = Stored.parse(stored)
  const people = peopleCipher === null ? null : People.parse(ctx.system.cipher.open(peopleCipher))
  return changeTour(ctx, { ...input, people })
}
