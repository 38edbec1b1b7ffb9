import { useEffect } from 'react'
import { Form, href, Link } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { packagePartyWords } from '#domain/packages/package-party.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import { toast } from '../../../kit/toast.ts'
import { Trail } from '../../../order/trail.tsx'
import { sessionContext, useMay } from '../../../session.ts'
import { statusFace } from '../package-words.ts'
import css from '../packages.module.css'
import type { Route } from './+types/package'
import { actOnPackage } from './act-on-package.ts'
import { CheckedCost } from './checked-cost.tsx'
import { Departures } from './departures.tsx'
import { Items } from './items.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { WordsForm } from './words-form.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.own.name ?? 'Package' }]

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { packages, plannedTrips } = context.get(apiContext)
  const may = context.get(sessionContext).permissions.includes('orders:write')
  const [own, trips] = await Promise.all([readKnown(packages.get({ id })), may ? plannedTrips.list() : { items: [] }])
  return { own, trips: trips.items.filter(({ count }) => count > 0) }
}

export const action = ({ params: { id }, request, context }: Route.ActionArgs) =>
  actOnPackage(context.get(apiContext).packages, id, request)

/** A package: its items and departures, which are first on phones, beside its words and price. */
export default function PackageEditor({ loaderData: { own, trips }, actionData }: Route.ComponentProps) {
  const mayWrite = useMay('packages:write')
  const maySell = useMay('orders:write')
  const { id, name, status, missing, departures, minPeople } = own
  const done = actionData && 'done' in actionData ? actionData.done : null
  useEffect(() => {
    if (done) toast.done(done)
  }, [done, actionData])
  const failed = actionData && 'failure' in actionData ? actionData : null
  const checked = actionData && 'check' in actionData ? actionData : null
  const day = departures.find((one) => one.id === checked?.departureId)?.day
  const face = statusFace(status)
  return (
    <Page>
      <PageHeader
        title={name}
        context={
          <Trail above={[{ label: 'Packages', to: href('/packages') }]}>
            <Pill tone={face.tone}>{face.label}</Pill>
          </Trail>
        }
      >
        <Button component={Link} to={href('/packages/:id/preview', { id })} variant="default">
          Preview
        </Button>
        {mayWrite && (
          <Form method="post">
            <ActionButton name="intent" value="duplicate" variant="default">
              Duplicate
            </ActionButton>
          </Form>
        )}
        {mayWrite && <StatusButtons own={own} />}
        {maySell && status === 'published' && (
          <Button component={Link} to={href('/packages/:id/sell', { id })}>
            Sell it
          </Button>
        )}
      </PageHeader>
      <FormError outcome={failed} />
      {checked && day && (
        <CheckedCost
          check={checked.check}
          about={`${formatDate(day)} for ${packagePartyWords({ adults: Math.max(minPeople, 2), children: [] })}`}
        />
      )}
      {missing.length > 0 && status !== 'archived' && (
        <Notice tone={status === 'published' ? 'warn' : 'info'} title="Before it can be published">
          <ul className={css.list}>
            {missing.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={css.columns}>
        <aside className={css.aside} aria-label="Items and departures">
          <Items own={own} trips={trips} mayWrite={mayWrite} />
          <Departures own={own} mayWrite={mayWrite} />
        </aside>
        <div className={css.main}>
          <WordsForm key={own.revision} own={own} errors={failed?.failure.fields ?? {}} mayWrite={mayWrite} />
        </div>
      </div>
    </Page>
  )
}
