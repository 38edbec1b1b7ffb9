import { AppError } from '#domain/errors.ts'
import { type MissionId, missions } from '#domain/training/missions.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { practiceToken } from '../../practice-config.ts'
import { requireFaults, requirePractice } from './find-practice.ts'
import { readMissionRows, saveMission } from './mission-rows.ts'

/**
 * Arms the failure of a mission for the practice tenant's own account at the sandbox. Another failure that this member armed and that has not happened
 * is taken back, so that one flight meets one failure. Throws practice.not-available, practice.not-started and supplier.unavailable.
 */
export async function beginMission(home: Ctx, { userId, mission }: { userId: string; mission: MissionId }): Promise<void> {
  const faults = requireFaults(home)
  const practice = await requirePractice(home)
  const { failure } = missions[mission]
  if (!failure) return
  const rows = await home.tx((tx) => readMissionRows(tx, home, userId))
  const waiting = rows.flatMap(({ faultId, struckAt, practiceId }) =>
    faultId && !struckAt && practiceId === practice.id ? [faultId] : [],
  )
  try {
    for (const id of waiting) await faults.disarm(id)
    const { vendor, fault } = failure
    const faultId = await faults.arm({ vendor, fault, key: practiceToken(practice.id) })
    const startedAt = home.now()
    await home.tx((tx) => saveMission(tx, home, { userId, mission, practiceId: practice.id, startedAt, faultId, struckAt: null }))
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    throw new AppError('supplier.unavailable', { supplier: error.supplier })
  }
}
