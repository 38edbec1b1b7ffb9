import { data, href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { apiContext } from '../../context.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { readCredential } from '../../kit/passkeys/read-credential.ts'
import { nextPath } from '../../kit/sign-in-address.ts'
import { customerHead } from '../../layouts/customer-head.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/sign-in'
import { CodeSignIn } from './code-sign-in.tsx'
import { MemberSignIn } from './member-sign-in.tsx'

export const handle = { isPublic: true }

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Sign in')

const nextOf = (request: Request) => new URL(request.url).searchParams.get('next')

export function loader({ request, context }: Route.LoaderArgs) {
  const { user, customer, agency, demo, host, customerRules } = context.get(sessionContext)
  if (user) throw redirect(nextPath(nextOf(request)))
  if (customer) throw redirect(nextPath(nextOf(request), '/trips'))
  return {
    isShop: host.kind === 'storefront',
    demo,
    agencyName: agency?.name ?? null,
    mayRegister: customerRules?.customersMayRegister ?? false,
    isToBook: new URL(request.url).searchParams.get('why') === 'book',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const api = context.get(apiContext)
  if (context.get(sessionContext).host.kind === 'storefront') return signInByCode(api, typed, nextOf(request))
  const next = nextPath(nextOf(request))
  try {
    if (typed.intent === 'passkey') await api.passkeys.signIn({ credential: readCredential(typed.credential ?? '') })
    else {
      const { done } = await api.auth.signIn({ email: typed.email ?? '', password: typed.password ?? '' })
      if (!done) return redirect(`${href('/sign-in/code')}?next=${encodeURIComponent(next)}`)
    }
  } catch (error) {
    return failedForm(error, { email: typed.email ?? '' })
  }
  return redirect(next)
}

/** The sign-in: members by password or passkey on the portal, customers by a mailed code on a storefront. */
export default function SignIn({ loaderData: { isShop, demo, agencyName, ...shop }, actionData }: Route.ComponentProps) {
  const outcome = actionData && 'failure' in actionData ? actionData : undefined
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : null
  if (isShop) return <CodeSignIn agency={agencyName ?? ''} sentTo={sentTo} outcome={outcome} {...shop} />
  return <MemberSignIn agencyName={agencyName} demo={demo} outcome={outcome} />
}

/** Sends a code, or signs in with one, depending on `intent`. The e-mail address stays in the form, never in the page's address. */
async function signInByCode({ shop }: Api, typed: Record<string, string>, next: string | null) {
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
