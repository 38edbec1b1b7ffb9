import type { OwnTour } from '#contract/tour-authoring/own-tours.ts'
import { type StepValue, withStep } from '#domain/authored-tours/step-values.ts'
import { AppError } from '#domain/errors.ts'
import { zoneAt } from '#domain/travel/zone-at.ts'
import type { Ctx } from '../../ctx.ts'
import { checkOwnIds } from './check-own-ids.ts'
import { changeTour, lockDraft } from './lock-tour.ts'
import { readTour } from './read-tour.ts'

/**
 * Replaces the section of a step in the draft. Throws access.not-found, also for an unknown option, authoring.archived, authoring.changed-elsewhere, and
 * input.invalid for ids of another agency.
 */
export const saveStep = (
  ctx: Ctx,
  { id, revision, value }: { id: string; revision: number; value: StepValue },
): Promise<OwnTour> =>
  ctx.tx(async (tx) => {
    const row = await lockDraft(tx, ctx, { id, revision })
    await checkOwnIds(tx, ctx, value)
    const draft = withStep(row.draft, zoned(value))
    if (!draft) throw new AppError('access.not-found')
    await changeTour(tx, ctx, row, { draft, lastStep: value.step })
    return readTour(tx, ctx, id)
  })

/** The time zone follows the pin. */
function zoned(value: StepValue): StepValue {
  if (value.step !== 'location' || value.section.point === null) return value
  const { latitude, longitude } = value.section.point
  return { ...value, section: { ...value.section, zone: zoneAt(latitude, longitude) } }
}
