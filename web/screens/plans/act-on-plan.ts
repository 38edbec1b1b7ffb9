import { href, redirect, redirectDocument } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { paidPath, termOf } from './plan-steps.ts'

const asTerm = (typed: Record<string, string>) => {
  const { plan = '', interval = '' } = typed
  return termOf(new URLSearchParams({ plan, interval }))
}

const paymentOf = (method: WayToPay, { due, currency = '', key = '', renewFromCard }: Record<string, string>) => ({
  due: { amount: Number(due), currency },
  method,
  renewFromCard: method === 'card' && renewFromCard === 'on',
  idempotencyKey: key,
})

const settings = '/settings/agency/subscription'

type Act = (api: Api, typed: Record<string, string>) => Promise<Response>

/** Pays by this way: a card on the gateway's page, a transfer to the account that the next page shows. */
const payBy =
  (method: WayToPay): Act =>
  async ({ subscription }, typed) => {
    const [term, payment] = [asTerm(typed), paymentOf(method, typed)]
    const { invoiceId, redirectUrl } =
      typed.what === 'overdue' ? await subscription.payOverdue(payment) : await subscription.change({ ...term, ...payment })
    if (redirectUrl) return redirectDocument(redirectUrl)
    return redirect(method === 'bank-transfer' ? paidPath({ ...term, invoiceId }) : href('/gettingStarted/congratulations'))
  }

/** The buttons of the pages about the plan. */
const intents: Record<string, Act> = {
  wallet: payBy('wallet'),
  card: payBy('card'),
  'bank-transfer': payBy('bank-transfer'),
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
