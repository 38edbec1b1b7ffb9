import { href, Link, useActionData } from 'react-router'
import { apiContext } from '../../../context.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { sessionContext, todayAtAgency, useMay } from '../../../session.ts'
import css from '../manage.module.css'
import { ManageTabs } from '../manage-tabs.tsx'
import type { Route } from './+types/check-in'
import { GateEntry } from './gate-entry.tsx'
import { GateLists } from './gate-lists.tsx'
import { GateState } from './gate-state.tsx'
import { useGate } from './use-gate.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Check-in' }]
export const handle = { tellsWhenOffline: true }

/** The departures of today without participants: the page itself is stored on the device. */
export async function loader({ context }: Route.LoaderArgs) {
  const { permissions, regional } = context.get(sessionContext)
  const { tourDepartures, guidedTours } = context.get(apiContext)
  const day = todayAtAgency(context)
  const gateOf = permissions.includes('tours:run') ? 'all' : 'guided'
  const departures = gateOf === 'all' ? await tourDepartures.list({ from: day, to: day }) : await guidedTours.list({ day })
  return {
    gateOf,
    day,
    zone: regional.zone,
    departures: departures.map(({ tourId, optionId, departureId, title, option, time }) => ({
      id: `${tourId}/${optionId}/${departureId}`,
      title,
      option,
      time,
    })),
  } as const
}

/** Before the scripts have arrived, a typed code is posted. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { tourDepartures, guidedTours } = context.get(apiContext)
  const { permissions } = context.get(sessionContext)
  const check = { code: typed.code ?? '', at: null, idempotencyKey: null }
  try {
    return { checkIn: await (permissions.includes('tours:run') ? tourDepartures : guidedTours).checkIn(check) }
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** The gate: vouchers are scanned or typed, with a network and without. */
export default function CheckInPage({ loaderData }: Route.ComponentProps) {
  const { departures, day } = loaderData
  const answer = useActionData<typeof action>()
  const { gate, stored, waiting, isOnline, isSignedOut, sync } = useGate(loaderData)
  const mayRun = useMay('tours:run')
  return (
    <Page>
      <PageHeader
        title="Check-in"
        context={
          mayRun ? (
            'By the QR code of the voucher or what is typed, also without a network. A voucher never counts twice.'
          ) : (
            <>
              <Link to={href('/manage/today')}>Tours I guide today</Link> · A voucher never counts twice.
            </>
          )
        }
      />
      {mayRun && <ManageTabs open="check-in" />}
      <div className={`${css.stack} ${css.narrow}`}>
        <GateState
          gate={gate}
          waiting={waiting.length}
          refused={stored.refused}
          network={{ isOnline, isSignedOut }}
          onSend={sync}
        />
        <FormError outcome={answer && 'failure' in answer ? answer : null} labels={{ code: 'Code' }} />
        <GateEntry gate={gate} posted={answer && 'checkIn' in answer ? answer.checkIn : null} />
        <GateLists gate={gate} stored={stored} departures={gate.day === day ? departures : []} isOnline={isOnline} />
      </div>
    </Page>
  )
}
