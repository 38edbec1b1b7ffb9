import { Form, redirect } from 'react-router'
import type { WaitingPlace } from '#contract/tour-running/tour-waiting.ts'
import { apiContext } from '../../../context.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { tourPaths } from '../../../products/tour/tour-paths.ts'
import { shortDay } from '../../../search/day-words.ts'
import type { Route } from './+types/place'
import css from './waiting.module.css'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Waiting list')

export const loader = ({ context, params: { token } }: Route.LoaderArgs) => context.get(apiContext).tourWaiting.read({ token })

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { tourWaiting: api } = context.get(apiContext)
  try {
    if (typed.intent === 'book') return redirect(tourPaths((await api.book({ token })).id).details)
    await api.leave({ token })
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}

const words: Record<WaitingPlace['status'], string> = {
  waiting: 'You are on the list. As soon as there are places for you, we hold them for a few hours and mail you.',
  offered: '',
  taken: 'You opened the checkout of these places. If you did not finish it, join the list again on the page of the tour.',
  expired: 'Your places were held for a set time, which has passed. Join the list again on the page of the tour.',
  left: 'You are no longer on the list.',
}

/** `expired` before an offer: the sale ended while they waited. */
const wordsOf = ({ status, offeredUntil }: WaitingPlace): string =>
  status === 'expired' && offeredUntil === null
    ? 'There were no places for you before bookings for this date ended.'
    : words[status]

/** A place on a waiting list: offered seats are booked here. */
export default function Place({ loaderData: place, actionData }: Route.ComponentProps) {
  const { title, option, day, time, zone, city, people, status, offeredUntil } = place
  const isOffered = status === 'offered' && offeredUntil !== null
  return (
    <Page width="text">
      <PageHeader title={isOffered ? 'There are places for you' : 'Waiting list'} context={title} />
      <FormError outcome={actionData} />
      <DetailSection
        title={`${shortDay(day)} ${time ?? ''}`}
        help={`${option} · ${people === 1 ? '1 person' : `${people} people`}`}
      >
        {isOffered ? (
          <p>
            They are held for you until <Deadline at={offeredUntil} place={{ city, zone }} />. Nothing is charged yet.
          </p>
        ) : (
          <p role="status">{wordsOf(place)}</p>
        )}
        <Form method="post" className={css.actions}>
          {isOffered && (
            <ActionButton name="intent" value="book">
              Book these places
            </ActionButton>
          )}
          {(isOffered || status === 'waiting') && (
            <ActionButton name="intent" value="leave" variant="subtle">
              Leave the list
            </ActionButton>
          )}
        </Form>
      </DetailSection>
    </Page>
  )
}
