import type { Training, TrainingMission } from '#contract/training/training.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { MissionRun, PracticeFacts } from '#domain/training/facts.ts'
import { isMissionDone, type MissionId, missionIds, missions } from '#domain/training/missions.ts'
import type { Ctx } from '../../ctx.ts'
import { certificateNumber, issueCertificate } from './certificate.ts'
import { findPractice, inPractice, type Practice } from './find-practice.ts'
import { type MissionRow, readMissionRows, saveMission } from './mission-rows.ts'
import { noFacts, readFacts } from './read-facts.ts'

/** How far a member is: each step is checked against the records of the practice tenant. What is completed now is stored, with the certificate. */
export async function readTraining(
  home: Ctx,
  { userId, isPractising }: { userId: string; isPractising: boolean },
): Promise<Training> {
  const practice = await findPractice(home)
  const facts = practice ? await readFacts(inPractice(home, practice), userId) : noFacts
  const stored = await home.tx((tx) => readMissionRows(tx, home, userId))
  const struck = await findStruck(
    home,
    stored.filter((row) => row.practiceId === practice?.id),
  )
  const { rows, certificate } = await home.tx(async (tx) => {
    const known = new Map(stored.map((row) => [row.mission, struck.has(row.mission) ? { ...row, struckAt: home.now() } : row]))
    for (const mission of missionIds) {
      const row = known.get(mission)
      const isDone = practice !== null && !row?.doneAt && isMissionDone(mission, facts, runOf(row, practice))
      if (!practice || (!isDone && !struck.has(mission))) continue
      const begun = row ?? {
        userId,
        mission,
        practiceId: practice.id,
        startedAt: home.now(),
        faultId: null,
        struckAt: null,
        doneAt: null,
      }
      const now = { ...begun, agencyId: home.agencyId, doneAt: isDone ? home.now() : begun.doneAt }
      await saveMission(tx, home, now)
      known.set(mission, now)
    }
    const isComplete = missionIds.every((mission) => known.get(mission)?.doneAt)
    return { rows: known, certificate: isComplete ? await issueCertificate(tx, home, userId) : null }
  })
  return {
    state: stateOf(home, practice),
    isPractising,
    startedAt: practice?.createdAt.toISOString() ?? null,
    missions: missionIds.map((id) => describe(id, { facts, row: rows.get(id), practice })),
    certificate: certificate && { number: certificateNumber(certificate), issuedAt: certificate.issuedAt.toISOString() },
  }
}

function stateOf({ system }: Ctx, practice: Practice | null): Training['state'] {
  if (!system.integrations.practice) return 'unavailable'
  return practice ? 'ready' : 'none'
}

/** A mission that was started before a reset counts from its next start. */
const runOf = (row: MissionRow | undefined, practice: Practice | null): MissionRun =>
  row && row.practiceId === practice?.id
    ? { startedAt: row.startedAt.toISOString(), struckAt: row.struckAt?.toISOString() ?? null }
    : { startedAt: null, struckAt: null }

/** The missions whose failure has happened since the last reading: the sandbox no longer lists it. */
async function findStruck({ system }: Ctx, rows: readonly MissionRow[]): Promise<ReadonlySet<MissionId>> {
  const waiting = rows.filter(({ faultId, struckAt }) => faultId !== null && struckAt === null)
  if (waiting.length === 0 || !system.integrations.practice) return new Set()
  try {
    const armed = await system.integrations.practice.armed()
    return new Set(waiting.flatMap(({ mission, faultId }) => (armed.includes(faultId ?? '') ? [] : [mission])))
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    system.log.warn({ err: error }, 'the sandbox did not say which failures have happened')
    return new Set()
  }
}

function describe(
  id: MissionId,
  { facts, row, practice }: { facts: PracticeFacts; row: MissionRow | undefined; practice: Practice | null },
): TrainingMission {
  const { title, summary, minutes, failure, steps } = missions[id]
  const run = runOf(row, practice)
  const doneAt = row?.doneAt?.toISOString() ?? null
  return {
    id,
    title,
    summary,
    minutes,
    doneAt,
    failure: failure ? { says: failure.says, state: failureState(run) } : null,
    steps: steps.map((step) => ({
      title: step.title,
      text: step.text,
      isDone: doneAt !== null || step.isDone(facts, run),
      link: { label: step.link.label, to: step.link.to(facts, run) },
    })),
  }
}

function failureState({ startedAt, struckAt }: MissionRun): 'ready' | 'armed' | 'happened' {
  if (struckAt) return 'happened'
  return startedAt ? 'armed' : 'ready'
}
