import { href, redirect } from 'react-router'
import { z } from 'zod'
import type { Api } from '#contract/index.ts'
import { missionIds } from '#domain/training/missions.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'

const Mission = z.enum(missionIds)

/** What a form of the practice tenant does, by its `intent`, and where it leads; null: it stays where it is. */
const intents: Record<string, (api: Api, typed: Record<string, string>) => Promise<string | null>> = {
  async start(api) {
    await api.training.start()
    return href('/training')
  },
  async leave(api) {
    await api.training.leave()
    return href('/dashboard')
  },
  async reset(api) {
    await api.training.reset()
    return null
  },
  async begin(api, { mission }) {
    await api.training.begin({ mission: Mission.parse(mission) })
    return `${href('/training')}#${mission}`
  },
}

export async function actOnTraining(api: Api, request: Request) {
  const typed = await readForm(request)
  const act = intents[typed.intent ?? '']
  if (!act) return null
  try {
    const to = await act(api, typed)
    return to === null ? { isDone: true as const } : redirect(to)
  } catch (error) {
    return failedForm(error, typed)
  }
}
