import type { Api } from '#contract/index.ts'
import type { TeamQuery } from '#contract/team/team.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { type FormOutcome, failedForm, readForm } from '../../../kit/form/outcome.ts'

/** What happened to a list of people who were invited at once. */
export interface ManyOutcome {
  many: { invited: string[]; refused: { line: number; text: string; reason: string }[] }
}

/** A change that was made, in words. */
interface Said {
  done: string
}

export type TeamOutcome = ManyOutcome | Said | FormOutcome

type Typed = Record<string, string>

const orders = (count: number) => (count === 1 ? '1 open order was' : `${count} open orders were`)

/** By the name of a form's `intent`: the call, and what was done in words. */
const runs: Record<string, (api: Api, typed: Typed, form: FormData) => Promise<ManyOutcome | Said>> = {
  invite: async ({ invitations }, { email = '', role = '', branchId = '' }) => {
    await invitations.create({ email, role, branchId: branchId || null })
    return { done: `Invitation sent to ${email.trim()}` }
  },
  'invite-many': async ({ invitations }, { lines = '', role = '', branchId = '' }) => ({
    many: await invitations.createMany({ lines, role, branchId: branchId || null }),
  }),
  resend: async ({ invitations }, { id = '' }) => {
    await invitations.resend({ id })
    return { done: 'Invitation sent again with a new link' }
  },
  revoke: async ({ invitations }, { id = '' }) => {
    await invitations.revoke({ id })
    return { done: 'Invitation revoked' }
  },
  role: async ({ team }, { id = '', role = '' }) => {
    await team.changeRole({ id, role })
    return { done: 'Role changed' }
  },
  branch: async ({ team }, { id = '', branchId = '' }) => {
    await team.changeBranch({ id, branchId: branchId || null })
    return { done: 'Branch changed' }
  },
  deactivate: async ({ team }, { id = '', handOverTo = '' }) => {
    const { handedOver } = await team.deactivate({ id, handOverTo: handOverTo || null })
    return { done: handedOver > 0 ? `Member deactivated. ${orders(handedOver)} handed over.` : 'Member deactivated' }
  },
  delegates: async ({ delegates }, { id = '' }, form) => {
    await delegates.set({ id, delegates: form.getAll('delegate').map(String) })
    return { done: 'Delegates saved' }
  },
  reactivate: async ({ team }, { id = '' }) => {
    await team.reactivate({ id })
    return { done: 'Member reactivated' }
  },
  'require-factor': async ({ team }, { isRequired }) => {
    await team.requireSecondFactor({ isRequired: isRequired === 'yes' })
    return { done: isRequired === 'yes' ? 'A second factor is required from now on' : 'A second factor is optional again' }
  },
  'limit-domains': async ({ team }, { domains = '' }) => {
    const limited = domains.split(/[\s,;]+/).filter(Boolean)
    await ofOneField('domains', () => team.limitInvitations({ domains: limited }))
    return { done: limited.length > 0 ? 'Only addresses of these domains can be invited' : 'Every address can be invited' }
  },
  'reset-factor': async ({ team }, { id = '' }) => {
    await team.resetSecondFactor({ id })
    return { done: 'Second factor removed. The member was mailed and signed out.' }
  },
}

/** Errors of the entries of a list, `domains.2`, belong to the field in which the list is typed. */
async function ofOneField(name: string, call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const says = Object.entries(error.data.fields).find(([field]) => field.startsWith(`${name}.`))?.[1]
    throw says ? new ApiFailure({ ...error.data, fields: { [name]: says } }, error.init.status, error) : error
  }
}

/** The action of the screens on which people are invited and managed. */
export async function actOnTeam(api: Api, request: Request) {
  const form = await request.clone().formData()
  const typed = await readForm(request)
  const run = runs[typed.intent ?? '']
  if (!run) throw new Response(null, { status: 400 })
  try {
    return await run(api, typed, form)
  } catch (error) {
    return failedForm(error, typed, {
      'team.already-member': 'email',
      'team.already-invited': 'email',
      'team.domain-not-allowed': 'email',
    })
  }
}

/** A page of members, what is required of them, invitations, roles and branches, as far as the member may read them. */
export async function readTeam({ team, invitations, roles, branches }: Api, query: Partial<TeamQuery> = {}) {
  const [members, rules, open, known, offices] = await Promise.all([
    team.list(query),
    team.rules(),
    invitations.list(),
    roles.list(),
    branches.list(),
  ])
  return {
    rules,
    members: members.items,
    next: members.next,
    total: members.total,
    invitations: open.items,
    roles: known.items,
    branches: offices.items,
  }
}

export type TeamData = Awaited<ReturnType<typeof readTeam>>

/** The roles that the signed-in member may give, for a select. */
export const grantable = (roles: TeamData['roles']) =>
  roles.filter(({ isGrantable }) => isGrantable).map(({ key, name }) => ({ value: key, label: name }))

/** The branches that members can be put into, for a select; empty for an agency without open branches. */
export function branchChoices(branches: TeamData['branches']) {
  const open = branches.filter(({ closedAt }) => closedAt === null)
  return open.length === 0 ? [] : [{ value: '', label: 'No branch' }, ...open.map(({ id, name }) => ({ value: id, label: name }))]
}
