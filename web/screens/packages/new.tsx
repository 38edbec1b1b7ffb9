import { Form, href, redirect } from 'react-router'
import { packageLimits } from '#domain/packages/package-content.ts'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Trail } from '../../order/trail.tsx'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/new'
import css from './packages.module.css'
import { refusedItems } from './refused-items.ts'

export const meta: Route.MetaFunction = () => [{ title: 'New package' }]

/** In the address: `trip`, the planned trip whose items it has. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const may = context.get(sessionContext).permissions.includes('orders:write')
  const { items } = may ? await context.get(apiContext).plannedTrips.list() : { items: [] }
  const tripId = url.searchParams.get('trip') ?? ''
  const trips = items.filter(({ count }) => count > 0)
  return { trips, trip: trips.find(({ id }) => id === tripId) ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { name = '', tripId = '' } = typed
  try {
    const { id } = await context.get(apiContext).packages.create({ name, tripId: tripId || null })
    return redirect(href('/packages/:id', { id }))
  } catch (error) {
    return failedForm(refusedItems(error), typed)
  }
}

const labels = { name: 'Name', tripId: 'Planned trip' }

export default function NewPackage({ loaderData: { trips, trip }, actionData }: Route.ComponentProps) {
  const typed = actionData?.typed
  return (
    <Page width="text">
      <PageHeader
        title="New package"
        context={<Trail above={[{ label: 'Packages', to: href('/packages') }]}>New package</Trail>}
      />
      <Form method="post" noValidate>
        <FormError outcome={actionData} labels={labels} />
        <DetailSection title="Name and items">
          <div className={css.form}>
            <TextInput
              id="field-name"
              name="name"
              label={labels.name}
              description="Travellers read it first, such as “Accra in four days”."
              maxLength={packageLimits.name}
              defaultValue={typed?.name ?? trip?.name}
              error={actionData?.failure.fields.name}
            />
            <NativeSelect
              id="field-tripId"
              name="tripId"
              label={labels.tripId}
              description="Its items become those of the package. The trip stays. Items can be added later, too."
              defaultValue={typed?.tripId ?? trip?.id ?? ''}
              data={[
                { value: '', label: 'None: start without items' },
                ...trips.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
              ]}
            />
          </div>
        </DetailSection>
        <div className="button-row" data-end>
          <ActionButton>Make the package</ActionButton>
        </div>
      </Form>
    </Page>
  )
}
