import { useState } from 'react'
import { Link, useSubmit } from 'react-router'
import type { ResellerStatement } from '#contract/tour-running/tour-resellers.ts'
import type { OwnBookingStatus } from '#domain/authored-tours/sale/own-booking.ts'
import { formatDate } from '#domain/dates.ts'
import { apiContext } from '../../../context.ts'
import { todayAtAgency } from '../../../session.ts'
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Money } from '../../../kit/money.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from '../manage.module.css'
import { tabAddress } from '../manage-tabs.tsx'
import type { Route } from './+types/reseller'
import { actOnPayout } from './act-on-payout.ts'
import { PayoutDocument } from './payout-document.tsx'
import { Payouts } from './payouts.tsx'
import { ResellerWebhook } from './reseller-webhook.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.reseller.name ?? 'Reseller' }]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { tourResellers, tourPayouts } = context.get(apiContext)
  const shown = new URL(request.url).searchParams.get('payout')
  const [statement, payouts, payout] = await Promise.all([
    tourResellers.statement(params),
    tourPayouts.list(params),
    shown ? tourPayouts.get({ id: shown }) : null,
  ])
  return { ...statement, payouts, payout, today: todayAtAgency(context) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { tourResellers: api, tourPayouts } = context.get(apiContext)
  const typed = await readForm(request)
  try {
    const payout = await actOnPayout(tourPayouts, params.id, typed)
    if (payout) return payout
    if (typed.intent === 'set-webhook') return { made: await api.setWebhook({ ...params, url: typed.url ?? '' }) }
    await (typed.intent === 'remove-webhook' ? api.removeWebhook(params) : api.revoke(params))
    return null
  } catch (error) {
    return failedForm(error, typed, { 'webhook.address-refused': 'url' })
  }
}

/** What a reseller sold and owes, and its last calls. */
export default function Reseller({ loaderData, actionData }: Route.ComponentProps) {
  const { reseller, totals, bookings, calls, webhook, payouts, payout, today } = loaderData
  const failed = actionData && 'failure' in actionData ? actionData : null
  const made = actionData && 'made' in actionData ? actionData.made : null
  const [isAsked, setAsked] = useState(false)
  const submit = useSubmit()
  return (
    <Page>
      <PageHeader
        title={reseller.name}
        context={
          <>
            <Link to={tabAddress('resellers')}>Resellers</Link> · {reseller.email} · {reseller.commission} % commission
          </>
        }
      >
        {reseller.revokedAt ? (
          <Pill tone="quiet">Revoked</Pill>
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            Revoke the key
          </Button>
        )}
      </PageHeader>
      <FormError outcome={failed} />
      <div className={css.stack}>
        {payout ? (
          <PayoutDocument payout={payout} today={today} outcome={failed} />
        ) : (
          <>
            <DetailSection title="Statement" help="Confirmed bookings, and what was not refunded of cancelled ones.">
              <Totals totals={totals} />
            </DetailSection>
            <Payouts payouts={payouts} today={today} outcome={failed} />
            {!reseller.revokedAt && <ResellerWebhook webhook={webhook} made={made} error={failed?.failure.fields.url} />}
            <DetailSection title="Bookings" help="The latest, of every status.">
              <Bookings bookings={bookings} />
            </DetailSection>
            <DetailSection title="Last calls">
              <Calls calls={calls} />
            </DetailSection>
          </>
        )}
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={`Revoke the key of ${reseller.name}?`}
        yes="Revoke the key"
        no="Keep it"
        isDangerous
        onYes={() => void submit({}, { method: 'post' })}
        onClose={() => setAsked(false)}
      >
        Its programs are refused from now on. Its bookings stay as they are. This cannot be undone.
      </ConfirmDialog>
    </Page>
  )
}

function Totals({ totals }: Pick<ResellerStatement, 'totals'>) {
  if (totals.length === 0) return <p className={css.facts}>Nothing is sold yet.</p>
  return totals.map(({ bookings, retail, commission, retained, net }) => (
    <SummaryList
      key={retail.currency}
      rows={[
        { label: bookings === 1 ? '1 booking' : `${bookings} bookings`, value: <Money {...retail} exact /> },
        { label: 'Commission', value: <Money {...commission} exact /> },
        ...(retained.amount > 0 ? [{ label: 'Not refunded of cancelled bookings', value: <Money {...retained} exact /> }] : []),
        { label: 'Owed to your agency', value: <Money {...net} exact />, tone: 'total' },
      ]}
    />
  ))
}

const statusWords = {
  held: 'Held',
  requested: 'Requested',
  confirmed: 'Confirmed',
  rejected: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const satisfies Record<OwnBookingStatus, string>

function Bookings({ bookings }: Pick<ResellerStatement, 'bookings'>) {
  if (bookings.length === 0) return <p className={css.facts}>No bookings yet.</p>
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {['Booking', 'Tour', 'Day', 'Status'].map((name) => (
              <th key={name}>{name}</th>
            ))}
            <th data-end>Price</th>
            <th data-end>Owed</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map(({ reference, title, day, status, retail, owed }) => (
            <tr key={reference}>
              <td>{reference}</td>
              <td>{title}</td>
              <td>{formatDate(day)}</td>
              <td>{statusWords[status]}</td>
              <td data-end>
                <Money {...retail} exact />
              </td>
              <td data-end>
                <Money {...owed} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Calls({ calls }: Pick<ResellerStatement, 'calls'>) {
  if (calls.length === 0) return <p className={css.facts}>It has not called yet.</p>
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {['Time', 'Call', 'Answer'].map((name) => (
              <th key={name}>{name}</th>
            ))}
            <th data-end>Milliseconds</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ at, call, status, error, milliseconds }) => (
            <tr key={`${at}${call}`}>
              <td>
                <DateText value={at} withTime />
              </td>
              <td>{call}</td>
              <td>
                {status} {error}
              </td>
              <td data-end>{milliseconds}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
