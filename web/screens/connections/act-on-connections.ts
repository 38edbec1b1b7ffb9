import type { Api } from '#contract/index.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'

/** Checks one connection, or sends a test message to one webhook. */
export async function actOnConnections(api: Api, request: Request) {
  const typed = await readForm(request)
  const { check, ping } = typed
  try {
    if (ping) return { sent: await api.webhooks.ping({ id: ping }) }
    return { checked: await api.connections.checkOne({ id: check ?? '' }) }
  } catch (error) {
    return failedForm(error, typed)
  }
}
