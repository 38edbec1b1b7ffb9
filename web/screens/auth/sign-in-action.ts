import { data, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { nextPath } from './next-path.ts'

/** Sends a code, or signs in by one: `intent` says which. The address stays in the form, never in the page's address. */
export async function signInByCode({ shop }: Api, typed: Record<string, string>, next: string | null) {
  const email = (typed.email ?? '').trim()
  if (typed.intent !== 'enter') {
    try {
      await shop.sendCode({ email })
      return data({ sentTo: email })
    } catch (error) {
      return failedForm(error, typed)
    }
  }
  try {
    await shop.signIn({ email, code: (typed.code ?? '').replaceAll(/\s/g, '') })
  } catch (error) {
    const { data: outcome, init } = failedForm(error, { ...typed, code: '' }, { 'shop.code-wrong': 'code' })
    return data({ ...outcome, sentTo: email }, init ?? {})
  }
  return redirect(nextPath(next, '/trips'))
}
