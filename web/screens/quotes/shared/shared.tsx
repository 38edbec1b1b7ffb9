import { data, redirect } from 'react-router'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { ClosedShop } from '../../../site/content-page.tsx'
import { linkHead } from '../../../site/link-head.ts'
import { readUnsent, unsent } from '../../../unsent.ts'
import type { Route } from './+types/shared'
import { answerShared } from './answer-shared.ts'
import { readChosen } from './chosen.ts'
import { SharedPage } from './shared-page.tsx'

/** Plain HTML, so that it opens fast on a phone and works without scripts. */
export const handle = { isStatic: true }

/** A gateway that does not answer now: the payment stays awaited. */
function ignoreSilence(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.data.code !== 'payment.gateway-failed') throw error
}

/** A quote by the secret of its link. `option` and `with` in the address: what is chosen and ticked; `for`: whose itinerary. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const as = url.searchParams.get('as') === 'member' ? 'member' : 'customer'
  const api = context.get(apiContext).sharedQuotes
  try {
    // The payer comes back from the page of the gateway.
    if (url.searchParams.has('paid')) await api.confirmPayment({ token }).catch(ignoreSilence)
    const { quote, settings } = await api.read({ token, as, for: url.searchParams.get('for') ?? undefined })
    const chosen = readChosen(quote, url.searchParams)
    return data(unsent({ quote, settings, token, chosen, isMember: as === 'member', done: url.searchParams.get('done') }))
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    // A traveller whom the quote no longer has: everyone.
    if (error.data.code === 'access.not-found') throw redirect(`/quote/${token}`)
    const { title, body } = error.data
    return data(unsent({ quote: null, title, body }), { status: 404 })
  }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    return redirect(await answerShared(context.get(apiContext).sharedQuotes, token, form))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { body, fields } = error.data
    const says = Object.values(fields)[0] ?? body
    const text = (name: string) => String(form.get(name) ?? '')
    const typed = { name: text('name'), why: text('why'), reason: text('reason'), text: text('text'), email: text('email') }
    return data({ says, intent: text('intent'), typed }, { status: error.init.status })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const given = loaderData && readUnsent(loaderData)
  if (!given?.quote) return [{ title: 'Quote' }, { name: 'robots', content: 'noindex' }]
  const { quote, settings } = given
  const agency = quote.agency.name
  const description = `Quote ${quote.number} of ${agency}: prices, itinerary and terms. Open it to choose, ask and accept.`
  return linkHead({ title: quote.title, description, agency, settings })
}

export default function SharedQuote({ loaderData, actionData }: Route.ComponentProps) {
  const given = readUnsent(loaderData)
  if (!given.quote) return <ClosedShop title={given.title} text={given.body} />
  return <SharedPage {...given} failed={actionData ?? null} />
}
