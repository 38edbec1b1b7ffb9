import type { Api } from '#contract/index.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'

/** What became of the request, in words. */
const said = { approved: 'Approved and done', refused: 'Refused', failed: null, expired: null, waiting: null } as const

/** The action of the list of requests: approves or refuses one. */
export async function actOnApprovals({ approvals }: Api, request: Request) {
  const typed = await readForm(request)
  const { id = '', reason = '' } = typed
  try {
    const decided = typed.intent === 'refuse' ? await approvals.refuse({ id, reason }) : await approvals.approve({ id })
    return { done: said[decided.state], problem: decided.state === 'failed' ? decided.reason : null }
  } catch (error) {
    return failedForm(error, typed)
  }
}

export type ApprovalsAnswer = Awaited<ReturnType<typeof actOnApprovals>>
