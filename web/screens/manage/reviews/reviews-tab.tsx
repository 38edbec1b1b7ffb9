import { Form, href, Link, useActionData } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { WrittenReview } from '#contract/tour-running/tour-reviews.ts'
import { formatDate } from '#domain/dates.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { useMay } from '../../../session.ts'
import css from '../manage.module.css'
import { ManageTabs } from '../manage-tabs.tsx'
import own from './reviews.module.css'

/** An instant of an address; an unreadable one is ignored. */
const instantOf = (text: string | null) => (text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined)

export const loadReviews = (api: Api, { url }: Pick<Request, 'url'>) =>
  api.tourReviews.list({ before: instantOf(new URL(url).searchParams.get('before')) })

export const isReviewIntent = (intent: string | undefined): boolean =>
  intent === 'answer' || intent === 'hide' || intent === 'show'

/** Answers, hides or shows a review. */
export async function actOnReview(api: Api['tourReviews'], { intent, id = '', text = '', reason = '' }: Record<string, string>) {
  if (intent === 'answer') return api.answer({ id, text })
  return api.hide({ id, isHidden: intent === 'hide', reason })
}

type Props = Awaited<ReturnType<typeof loadReviews>>

/** What customers wrote about own tours: answered and hidden here, never changed. */
export function ReviewsTab({ items, next }: Props) {
  const answer = useActionData<FormOutcome | { done: true }>()
  const failed = answer && 'failure' in answer ? answer : null
  return (
    <Page>
      <PageHeader
        title="Reviews"
        context="Customers are asked by mail on the day after the tour. What they wrote is not changed."
      />
      <ManageTabs open="reviews" />
      {items.length === 0 ? (
        <EmptyState title="No reviews yet" text="Reviews of your own tours are listed here, the newest first." />
      ) : (
        <div className={`${css.stack} ${css.narrow}`}>
          {items.map((review) => (
            <ReviewSection key={review.id} review={review} failed={failed?.typed.id === review.id ? failed : null} />
          ))}
          {next && <Link to={`${href('/manage')}?tab=reviews&before=${encodeURIComponent(next)}`}>Older reviews</Link>}
        </div>
      )}
    </Page>
  )
}

function ReviewSection({ review, failed }: { review: WrittenReview; failed: FormOutcome | null }) {
  const { title, rating, text, author, day, reference, at, answer, hidden } = review
  const mayRun = useMay('tours:run')
  return (
    <DetailSection
      title={`${rating} of 5: ${title}`}
      help={
        <>
          {author}, {formatDate(day)} · {reference} · <DateText value={at} withTime />
        </>
      }
      action={hidden && <Pill tone="warn">Hidden</Pill>}
    >
      <p className={own.text}>{text}</p>
      {hidden && (
        <p className={css.facts}>
          Hidden by {hidden.by}, <DateText value={hidden.at} withTime />: {hidden.reason}
        </p>
      )}
      {answer && (
        <p className={own.answer}>
          {answer.text}
          <span className={css.facts}>
            {' '}
            {answer.by}, <DateText value={answer.at} />
          </span>
        </p>
      )}
      <FormError outcome={failed} labels={{ text: 'Answer', reason: 'Reason' }} />
      {mayRun && <ReviewForms review={review} failed={failed} />}
    </DetailSection>
  )
}

function ReviewForms({ review: { id, answer, hidden, author }, failed }: { review: WrittenReview; failed: FormOutcome | null }) {
  return (
    <div className={own.forms}>
      <details open={failed?.typed.intent === 'answer'}>
        <summary>{answer ? 'Change the answer' : 'Answer'}</summary>
        <Form method="post" className={css.form}>
          <input type="hidden" name="id" value={id} />
          <Textarea
            label="Answer, which everybody can read"
            name="text"
            rows={3}
            maxLength={2_000}
            defaultValue={failed?.typed.text ?? answer?.text ?? ''}
            error={failed?.failure.fields.text}
          />
          <ActionButton name="intent" value="answer" aria-label={`Save the answer to ${author}`}>
            Save the answer
          </ActionButton>
        </Form>
      </details>
      {hidden ? (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <ActionButton name="intent" value="show" variant="default" aria-label={`Show the review of ${author} again`}>
            Show again
          </ActionButton>
        </Form>
      ) : (
        <details open={failed?.typed.intent === 'hide'}>
          <summary>Hide</summary>
          <Form method="post" className={css.form} noValidate>
            <input type="hidden" name="id" value={id} />
            <TextInput
              label="Reason"
              name="reason"
              maxLength={200}
              description="It is recorded in the log of changes. A hidden review does not count."
              defaultValue={failed?.typed.reason ?? ''}
              error={failed?.failure.fields.reason}
            />
            <ActionButton name="intent" value="hide" variant="default" aria-label={`Hide the review of ${author}`}>
              Hide the review
            </ActionButton>
          </Form>
        </details>
      )}
    </div>
  )
}
