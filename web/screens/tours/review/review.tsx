import { Form } from 'react-router'
import type { ReviewRequest } from '#contract/tour-running/tour-reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, type FormOutcome, readForm } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { shortDay } from '../../../search/day-words.ts'
import type { Route } from './+types/review'
import css from './review.module.css'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Your review')

const tokenOf = ({ url }: Pick<Request, 'url'>): string => new URL(url).searchParams.get('token') || 'none'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  context.get(apiContext).tourReviews.read({ token: tokenOf(request) })

export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenOf(request)
  const typed = await readForm(request)
  const { rating = '', text = '', author = '' } = typed
  const { tourReviews: api } = context.get(apiContext)
  try {
    // Mail programs post it by themselves.
    if (typed.intent === 'stop' || typed['List-Unsubscribe']) await api.stop({ token })
    else await api.write({ token, rating: Number(rating), text, author })
    return null
  } catch (error) {
    return failedForm(error, typed)
  }
}

const stars = [5, 4, 3, 2, 1]
const starWords = (count: number) => (count === 1 ? '1 star' : `${count} stars`)

/** The review of one booking, by the link in the mail. It is written once. */
export default function Review({ loaderData: request, actionData }: Route.ComponentProps) {
  const { title, option, day, time, state, isAsked } = request
  return (
    <Page width="text">
      <PageHeader
        title={state === 'written' ? 'Thank you for your review' : 'How was it?'}
        context={[title, option, shortDay(day), time].filter(Boolean).join(' · ')}
      />
      {state === 'written' && <Written request={request} />}
      {state === 'expired' && (
        <Notice tone="info" title="This link has expired" role="status">
          <p>Reviews can be written for 60 days after they were asked for.</p>
        </Notice>
      )}
      {state === 'open' && <ReviewForm request={request} outcome={actionData} />}
      {isAsked === true && (
        <Form method="post" className={css.stop}>
          <ActionButton name="intent" value="stop" variant="subtle" size="xs">
            Do not ask me for reviews again
          </ActionButton>
        </Form>
      )}
      {isAsked === false && <p className={css.note}>You are not asked for reviews any more.</p>}
    </Page>
  )
}

function Written({ request: { rating, text, author, answer } }: { request: ReviewRequest }) {
  return (
    <DetailSection title={starWords(rating ?? 0)} help={author}>
      <p className={css.text}>{text}</p>
      {answer && <p className={css.answer}>Answer: {answer}</p>}
    </DetailSection>
  )
}

type FormProps = { request: ReviewRequest; outcome: FormOutcome | null | undefined }

function ReviewForm({ request: { author, until }, outcome }: FormProps) {
  const field = (name: string) => outcome?.failure.fields[name]
  const typed = outcome?.typed ?? {}
  return (
    <DetailSection title="Your review" help={`It is written once, until ${formatDate(until)}. Everybody can read it.`}>
      <FormError outcome={outcome} labels={{ rating: 'Stars', text: 'Your words', author: 'Name' }} />
      <Form method="post" className={css.form} noValidate>
        <fieldset className={css.stars} aria-describedby={field('rating') ? 'stars-problem' : undefined}>
          <legend>Stars</legend>
          {stars.map((count) => (
            <label key={count}>
              <input type="radio" name="rating" value={count} defaultChecked={typed.rating === String(count)} required />
              {starWords(count)}
            </label>
          ))}
          {field('rating') && (
            <p id="stars-problem" className={css.problem}>
              {field('rating')}
            </p>
          )}
        </fieldset>
        <Textarea
          label="Your words"
          name="text"
          rows={6}
          maxLength={4_000}
          defaultValue={typed.text ?? ''}
          error={field('text')}
        />
        <TextInput
          label="Name to show"
          name="author"
          maxLength={60}
          defaultValue={typed.author ?? author}
          error={field('author')}
        />
        <ActionButton>Publish the review</ActionButton>
      </Form>
    </DetailSection>
  )
}
