import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { isPermission, type Permission } from '#domain/permissions.ts'
import { orderScopes } from '#domain/team/order-scopes.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'

type Typed = Record<string, string>

/** The name of a permission's box in the form. */
export const boxOf = (permission: Permission): string => `may.${permission}`

const ticked = (typed: Typed): Permission[] =>
  Object.keys(typed)
    .map((name) => name.replace(/^may\./, ''))
    .filter(isPermission)

const inputOf = (typed: Typed) => ({
  name: typed.name ?? '',
  permissions: ticked(typed),
  orderScope: orderScopes.find((scope) => scope === typed.orderScope) ?? 'all',
})

/** By the name of a form's `intent`: the call, and where it leads to. */
const runs: Record<string, (api: Api, typed: Typed) => Promise<string>> = {
  create: async ({ roles }, typed) => {
    await roles.create(inputOf(typed))
    return `${href('/settings/roles')}?saved=created`
  },
  update: async ({ roles }, typed) => {
    await roles.update({ id: typed.id ?? '', ...inputOf(typed) })
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
export async function actOnRoles(api: Api, request: Request) {
  const typed = await readForm(request)
  const run = runs[typed.intent ?? '']
  if (!run) throw new Response(null, { status: 400 })
  try {
    return redirect(await run(api, typed))
  } catch (error) {
    return failedForm(error, typed, { 'role.name-taken': 'name' })
  }
}
