import { href, redirect, redirectDocument } from 'react-router'
import type { Api } from '#contract/index.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { termOf } from './plan-steps.ts'

const asTerm = (typed: Record<string, string>) => {
  const { plan = '', interval = '' } = typed
  return termOf(new URLSearchParams({ plan, interval }))
}

const paymentOf = ({ due, currency = '', key = '', intent, renewFromCard }: Record<string, string>) => ({
  due: { amount: Number(due), currency },
  method: intent === 'card' ? ('card' as const) : ('wallet' as const),
  renewFromCard: intent === 'card' && renewFromCard === 'on',
  idempotencyKey: key,
})

const settings = '/settings/agency/subscription'
const paid = ({ redirectUrl }: { redirectUrl: string | null }) =>
  redirectUrl ? redirectDocument(redirectUrl) : redirect(href('/gettingStarted/congratulations'))

type Act = (api: Api, typed: Record<string, string>) => Promise<Response>

const pay: Act = async ({ subscription }, typed) =>
  paid(
    typed.what === 'overdue'
      ? await subscription.payOverdue(paymentOf(typed))
      : await subscription.change({ ...asTerm(typed), ...paymentOf(typed) }),
  )

/** The buttons of the pages about the plan. */
const intents: Record<string, Act> = {
  wallet: pay,
  card: pay,
  async trial({ subscription }, typed) {
    await subscription.startTrial(asTerm(typed))
    return redirect(href('/gettingStarted/congratulations'))
  },
  async later({ subscription }, typed) {
    await subscription.schedule(asTerm(typed))
    return redirect(settings)
  },
  async keep({ subscription }) {
    await subscription.keep()
    return redirect(settings)
  },
  async 'remove-card'({ subscription }) {
    await subscription.removeCard()
    return redirect(settings)
  },
}

/** Answers a form about the plan. */
export async function actOnPlan(api: Api, request: Request) {
  const typed = await readForm(request)
  const act = intents[typed.intent ?? '']
  if (!act) return null
  try {
    return await act(api, typed)
  } catch (error) {
    return failedForm(error, typed)
  }
}
