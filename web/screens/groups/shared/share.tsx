import { data, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { ClosedShop } from '../../../site/content-page.tsx'
import { linkHead } from '../../../site/link-head.ts'
import { readUnsent, unsent } from '../../../unsent.ts'
import type { Route } from './+types/share'
import { SharePage } from './share-page.tsx'

/** Plain HTML, so that it opens fast on a phone and works without scripts. */
export const handle = { isStatic: true }

/** A gateway that does not answer now: the payment stays awaited. */
function ignoreSilence(error: unknown): void {
  if (!(error instanceof ApiFailure) || error.data.code !== 'payment.gateway-failed') throw error
}

/** A share of a group by the secret of its link. `paid`: the payer comes back from the page of the gateway. */
export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext).sharedShares
  try {
    if (url.searchParams.has('paid')) await api.confirmPayment({ token }).catch(ignoreSilence)
    return data(unsent({ ...(await api.read({ token })), token }))
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    const { title, body } = error.data
    return data(unsent({ share: null, title, body }), { status: 404 })
  }
}

async function run(api: Api['sharedShares'], token: string, form: FormData): Promise<string> {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('intent') === 'confirm') {
    await api.confirmPayment({ token })
    return `/share/${token}`
  }
  const method = text('method') === 'bank-transfer' ? 'bank-transfer' : 'card'
  const { redirectUrl } = await api.pay({
    token,
    // The API refuses a payment without it.
    agrees: form.has('agrees') || Object(false),
    method,
    total: { amount: Number(text(`total.${method}`)), currency: text('currency') },
    email: text('email'),
    idempotencyKey: text('idempotencyKey'),
  })
  return redirectUrl ?? `/share/${token}`
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  try {
    return redirect(await run(context.get(apiContext).sharedShares, token, form))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { body, fields } = error.data
    return data({ says: Object.values(fields)[0] ?? body, email: String(form.get('email') ?? '') }, { status: error.init.status })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const given = loaderData && readUnsent(loaderData)
  if (!given?.share) return [{ title: 'Share' }, { name: 'robots', content: 'noindex' }]
  const { share, settings } = given
  const agency = share.agency.name
  const description = `Your share of a booking with ${agency}: what it is for, who it pays for, and until when.`
  return linkHead({ title: share.title, description, agency, settings })
}

export default function SharedShare({ loaderData, actionData }: Route.ComponentProps) {
  const given = readUnsent(loaderData)
  if (!given.share) return <ClosedShop title={given.title} text={given.body} />
  return <SharePage {...given} failed={actionData ?? null} />
}
