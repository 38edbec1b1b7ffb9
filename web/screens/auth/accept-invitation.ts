import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { failedForm } from '../../kit/form/outcome.ts'

/** Accepts an invitation: with a new account, or with the one that is signed in. */
export async function acceptInvitation({ invited }: Api, token: string, typed: Record<string, string>) {
  try {
    if (typed.intent === 'join') await invited.join({ token })
    else await invited.signUp({ token, name: typed.name ?? '', password: typed.password ?? '' })
  } catch (error) {
    return failedForm(error, typed)
  }
  return redirect('/dashboard')
}
