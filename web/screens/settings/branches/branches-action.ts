import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'

type Typed = Record<string, string>

const inputOf = ({ name = '', address = '', phone = '', email = '' }: Typed) => ({ name, address, phone, email })

/** By the name of a form's `intent`: the call, and the word of its result in the address. */
const runs: Record<string, (api: Api, typed: Typed) => Promise<string>> = {
  create: async ({ branches }, typed) => {
    await branches.create(inputOf(typed))
    return 'created'
  },
  update: async ({ branches }, typed) => {
    await branches.update({ id: typed.id ?? '', ...inputOf(typed) })
    return 'changed'
  },
  close: async ({ branches }, { id = '' }) => {
    await branches.close({ id })
    return 'closed'
  },
  reopen: async ({ branches }, { id = '' }) => {
    await branches.reopen({ id })
    return 'reopened'
  },
}

/** The action of the screen of branches. */
export async function actOnBranches(api: Api, request: Request) {
  const typed = await readForm(request)
  const run = runs[typed.intent ?? '']
  if (!run) throw new Response(null, { status: 400 })
  try {
    return redirect(`${href('/settings/branches')}?saved=${await run(api, typed)}`)
  } catch (error) {
    return failedForm(error, typed, { 'branch.name-taken': 'name' })
  }
}
