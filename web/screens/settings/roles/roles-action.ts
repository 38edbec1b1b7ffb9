import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { isPermission, type Permission } from '#domain/permissions.ts'
import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { orderScopes } from '#domain/team/order-scopes.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { readAmount } from '../../money/read-amount.ts'

type Typed = Record<string, string>

/** The name of a permission's box in the form. */
export const boxOf = (permission: Permission): string => `may.${permission}`

const ticked = (typed: Typed): Permission[] =>
  Object.keys(typed)
    .map((name) => name.replace(/^may\./, ''))
    .filter(isPermission)

/** The currency of limits, and how amounts are typed. */
export interface Amounts {
  currency: string
  numbers: Numbers
}

/** A text that is no amount is 0, which the API refuses at its field. */
const limitOf = (typed: string | undefined, { currency, numbers }: Amounts): Money | null =>
  typed?.trim() ? (readAmount(typed, currency, numbers) ?? { amount: 0, currency }) : null

const inputOf = (typed: Typed, amounts: Amounts) => ({
  name: typed.name ?? '',
  permissions: ticked(typed),
  orderScope: orderScopes.find((scope) => scope === typed.orderScope) ?? 'all',
  walletLimit: limitOf(typed.walletLimit, amounts),
  refundLimit: limitOf(typed.refundLimit, amounts),
})

/** By the name of a form's `intent`: the call, and where it leads to. */
const runs: Record<string, (api: Api, typed: Typed, amounts: Amounts) => Promise<string>> = {
  create: async ({ roles }, typed, amounts) => {
    await roles.create(inputOf(typed, amounts))
    return `${href('/settings/roles')}?saved=created`
  },
  update: async ({ roles }, typed, amounts) => {
    await roles.update({ id: typed.id ?? '', ...inputOf(typed, amounts) })
    return `${href('/settings/roles')}?saved=changed`
  },
  remove: async ({ roles }, { id = '' }) => {
    await roles.remove({ id })
    return `${href('/settings/roles')}?saved=deleted`
  },
  preview: async ({ roles }, { role = '' }) => {
    await roles.preview({ role })
    return href('/dashboard')
  },
  'stop-preview': async ({ roles }) => {
    await roles.stopPreview()
    return href('/settings/roles')
  },
}

/** The action of the screen of roles, and of the bar that stops a preview. */
export async function actOnRoles(api: Api, request: Request, amounts: Amounts) {
  const typed = await readForm(request)
  const run = runs[typed.intent ?? '']
  if (!run) throw new Response(null, { status: 400 })
  try {
    return redirect(await run(api, typed, amounts))
  } catch (error) {
    return failedForm(error, typed, { 'role.name-taken': 'name' })
  }
}
