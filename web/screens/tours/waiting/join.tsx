import { data, Form, href, Link, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { partyWords } from '../../../products/tour/tour-words.ts'
import { shortDay } from '../../../search/day-words.ts'
import { tourPagePath } from '../tour/tour-page-address.ts'
import type { Route } from './+types/join'
import { readWaitingAddress } from '../tour/waiting-address.ts'
import css from './waiting.module.css'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Waiting list')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const start = readWaitingAddress(searchParams)
  if (!start) throw redirect(href('/tour/new'))
  const { searchId, tourId, day, time, party } = start
  const { tour } = await context.get(apiContext).tours.tour({ searchId, tourId })
  const back = new URLSearchParams({ searchId, tour: tourId, option: start.optionId, day })
  return { title: tour.title, day, time, party, back: `${tourPagePath}?${back}`, isDone: searchParams.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const url = new URL(request.url)
  const start = readWaitingAddress(url.searchParams)
  if (!start) throw data(null, { status: 400 })
  const typed = await readForm(request)
  try {
    await context.get(apiContext).tourWaiting.join({ ...start, name: typed.name ?? '', email: typed.email ?? '' })
  } catch (error) {
    return failedForm(error, typed)
  }
  url.searchParams.set('done', 'yes')
  return redirect(`${url.pathname}${url.search}`)
}

/** The waiting list of a start that is sold out: a name and an e-mail address, nothing more. */
export default function JoinWaitingList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, day, time, party, back, isDone } = loaderData
  return (
    <Page width="text">
      <PageHeader
        title="Waiting list"
        context={
          <>
            <Link to={back}>{title}</Link> · {shortDay(day)} {time ?? ''} · {partyWords(party)}
          </>
        }
      />
      {isDone ? (
        <Notice tone="info" title="You are on the list" role="status">
          <p>
            We mailed you a link to your place. As soon as there are places for you, we hold them for a few hours and mail you.
          </p>
        </Notice>
      ) : (
        <DetailSection
          title="Tell me when there are places"
          help="Freed places are offered in the order of the list, and held for a few hours. Nothing is booked or charged until you buy them."
        >
          <FormError outcome={actionData} />
          <Form method="post" className={css.form} noValidate>
            <TextInput
              label="Name"
              name="name"
              autoComplete="name"
              maxLength={120}
              defaultValue={actionData?.typed.name ?? ''}
              error={actionData?.failure.fields.name}
            />
            <TextInput
              label="E-mail"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={actionData?.typed.email ?? ''}
              error={actionData?.failure.fields.email}
            />
            <ActionButton>Join the waiting list</ActionButton>
          </Form>
        </DetailSection>
      )}
    </Page>
  )
}
