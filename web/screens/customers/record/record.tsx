import { IconDownload, IconTrash } from '@tabler/icons-react'
import { data, href, Link } from 'react-router'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { Trail } from '../../../order/trail.tsx'
import { nations } from '../../../search/nations.ts'
import { sessionContext, useMay } from '../../../session.ts'
import { kindLabels } from '../customer-words.ts'
import type { Route } from './+types/record'
import { intents } from './actions.ts'
import { Details } from './details.tsx'
import { Documents } from './documents.tsx'
import { Duplicates } from './duplicates.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { History } from './history.tsx'
import { Links } from './links.tsx'
import { Notes } from './notes.tsx'
import css from './record.module.css'
import { TagsSection } from './tags-section.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.customer.name ?? 'Customer' }]

/** `find` in the address: customers to link with. `erase`: what an erasure removes. */
export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const { customers } = context.get(apiContext)
  const customer = await readKnown(customers.get({ id }))
  const asked = new URL(request.url).searchParams
  const query = asked.get('find') ?? ''
  const found = query === '' ? [] : (await customers.list({ query, perPage: 10, sort: 'name' })).items
  const mayErase = context.get(sessionContext).permissions.includes('customers:erase')
  const erasure =
    asked.has('erase') && mayErase && !customer.erasedAt ? await customers.previewErasure({ id: customer.id }) : null
  return { customer, nations, query, found: found.filter((one) => one.id !== customer.id), erasure }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const intent = intents[typed.intent ?? '']
  if (!intent) throw data(null, { status: 400 })
  try {
    await intent.run(context.get(apiContext).customers, id, typed)
    return { done: intent.done }
  } catch (error) {
    return failedForm(error, typed)
  }
}

export default function Record({ loaderData: { customer, nations: countries, query, found, erasure } }: Route.ComponentProps) {
  const isErased = customer.erasedAt !== null
  const mayWrite = useMay('customers:write') && !isErased
  const mayErase = useMay('customers:erase') && !isErased
  return (
    <Page>
      <PageHeader
        title={customer.name}
        context={<Trail above={[{ label: 'Customers', to: href('/users') }]}>{kindLabels[customer.kind]}</Trail>}
      >
        {mayErase && (
          <>
            <Button
              component="a"
              href={`/api/customers/${customer.id}/export`}
              download
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
            >
              Export data
            </Button>
            <Button
              component={Link}
              to="?erase=1"
              preventScrollReset
              variant="default"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
            >
              Erase
            </Button>
          </>
        )}
        {mayWrite && (
          <Button component={Link} to={href('/users/:id/edit', { id: customer.id })}>
            Change
          </Button>
        )}
      </PageHeader>
      {erasure && <EraseDialog erasure={erasure} />}
      {isErased && (
        <Notice tone="info" title="The personal data of this customer was erased">
          Amounts and itineraries of the orders stay for the books.
        </Notice>
      )}
      <Duplicates customer={customer} mayMerge={mayWrite} />
      <div className={css.columns}>
        <div className={css.main}>
          <History customer={customer} />
          <Notes notes={customer.notes} mayWrite={mayWrite} />
        </div>
        <aside className={css.aside} aria-label="Contact and preferences">
          <Details customer={customer} />
          <TagsSection tags={customer.tags} mayWrite={mayWrite} />
          <Documents documents={customer.documents} countries={countries} mayWrite={mayWrite} />
          <Links customer={customer} query={query} found={found} mayWrite={mayWrite} />
        </aside>
      </div>
    </Page>
  )
}
